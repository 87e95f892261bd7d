import type { PermissionCode } from '../../../schemas/permissions.ts';
import type { BankProfile } from '../../../schemas/profiles/bank-profile.ts';
import type { Release } from '../../../schemas/releases.ts';
import type { RuleId } from '../../../schemas/statements/rule-ids.ts';
import type { Bank } from '../../../stub/bank.ts';
import type { Variant } from '../../../stub/variants/variant.ts';
import type { Transport } from '../../../suites/client/transport.ts';
import type { ConsentKey } from '../../../suites/core/probes.ts';
import type { Target } from '../../../suites/target/target.ts';
import type { RunClock } from '../bank-run.ts';
import type { Lack } from './lacks.ts';

/** What the tester has, or has not, for a run against the honest bank. */
export interface Means {
  /** In words. */
  readonly name: string;
  /** What is not at hand: only this may be the reason of a rule that was not exercised. */
  readonly lacks: readonly Lack[];
  readonly target: (usual: Target, bank: Bank) => Target | Promise<Target>;
  /** What the given tokens open, by their consents. Codes of resources that the bank does not have count for nothing. */
  readonly opens?: Readonly<Partial<Record<ConsentKey, readonly PermissionCode[]>>>;
  /** True where the tokens open only some of the accounts or transactions, so that a bank may show nothing of a kind. */
  readonly opensSome?: boolean;
  /** False for a configuration without a client certificate. */
  readonly hasCertificate: boolean;
}

/** A way in which things go wrong between an honest bank and the harness. */
export interface Trouble {
  /** In words. */
  readonly name: string;
  /** What it makes of the calls on their way. One for each run: it may remember. */
  readonly carrying?: (usual: Transport, clock: RunClock) => Transport;
  readonly target?: (usual: Target) => Target;
  readonly variants?: readonly Variant[];
  /** How far the clock of the bank is ahead of ours, in milliseconds. */
  readonly bankAheadMs?: number;
  /** The rules that the bank behind it truly breaks, where the tester has what it takes to see that. */
  readonly breaks?: readonly RuleId[];
  /** Rules about what it takes away altogether: a pass would be a pass on nothing. */
  readonly waiting?: readonly RuleId[];
  /** True where the bank takes none of the tokens that were given. */
  readonly refusesTokens?: true;
  /** Rules whose reason names the trouble already by what they need, with which every reason begins. */
  readonly saysItself?: readonly string[];
  /** What it takes away: a rule may be not exercised because of it, and then its reason says so. */
  readonly lacks?: readonly Lack[];
}

export interface Situation {
  readonly name: string;
  readonly profile: BankProfile;
  readonly release: Release;
  readonly means: Means;
  readonly trouble: Trouble;
}
