import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { ReleaseRange } from '../../schemas/releases.ts';
import type { RuleId } from '../../schemas/statements/rule-ids.ts';
import type { World } from '../data/world.ts';
import type { Change, Serve } from '../faults/fault.ts';

/** A rule that comes out differently at this bank, or several as `AISP-TRA-*`, and why that is right. */
export interface Expectation {
  readonly rules: readonly (RuleId | `AISP-${string}*`)[];
  /** Others of which it holds in some profiles and releases only, and not where the variant shows best. */
  readonly inPlaces?: Expectation['rules'];
  readonly why: string;
}

/**
 * Another bank that keeps the standard: in one way it makes use of what the standard leaves open. No rule may fail it. A
 * change here is never dishonest; whatever breaks a rule belongs to `stub/faults/`.
 */
export interface Variant extends Change {
  /** What this bank does otherwise, in kebab-case; unique. */
  readonly id: string;
  /** The same in words, as the third person does it: "Writes Z in the place of +00:00". */
  readonly title: string;
  /** The clause or the stance that leaves this open. */
  readonly clause: string;
  /** Profiles in which it can show; every profile when absent. */
  readonly profiles?: readonly string[];
  /** Releases in which it is lawful; every release when absent. */
  readonly releases?: ReleaseRange;
  /** Rules that warn at this bank; none when absent. */
  readonly warns?: Expectation;
  /** Mandatory rules that find nothing to look at here although they find it at the usual bank; none when absent. */
  readonly unseen?: Expectation;
  /**
   * Rules that a reader might take this bank to break: they look at the very thing that it does otherwise, and it keeps them. Their
   * pages show it.
   */
  readonly resembles?: readonly RuleId[];
  /** Records on a page, 25 to 1000. */
  readonly pageSize?: number;
  /** Lifetime of an access token in seconds. */
  readonly tokenSeconds?: number;
  /** The path prefix below which `serve` shows the bank to its callers: `/retail/uk`. */
  readonly pathPrefix?: string;
  /** What the bank declares of itself, from what it would declare otherwise. */
  readonly profile?: (usual: BankProfile) => BankProfile;
  readonly world?: (usual: World) => World;
  /** The customer who authorises, when it is not the usual one. */
  readonly persona?: string;
  /** What an authorisation request has to carry where a consent is authorised again: a target says it so. */
  readonly again?: Readonly<Record<string, string>>;
  /** Carries a request to the bank and its answer back: what stands between the bank and its callers. */
  readonly serve?: Serve;
  /** How the name of a header is written on the wire; lower case when absent. */
  readonly headerName?: (name: string) => string;
}

/** Declares a variant: the default export of its own file in this folder. */
export function variant(literal: Variant): Variant {
  return literal;
}
