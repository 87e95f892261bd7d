import { type Clause, isMandatory, type Level } from '../../reports/contract/index.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { inRange, type Release, type ReleaseRange } from '../../schemas/releases.ts';
import { type Group, groups } from '../../schemas/statements/groups.ts';
import type { RuleId } from '../../schemas/statements/rule-ids.ts';
import type { StatementId } from '../../schemas/statements/statement-ids.ts';
import type { LeniencyId } from '../ledger/leniency.ts';
import type { Claim } from './claims.ts';
import type { Evidence } from './evidence.ts';
import type { OtherFace } from './interface-path.ts';
import type { Look } from './look.ts';
import type { ScenarioName } from './probes.ts';
import type { Vector } from './sketch.ts';
import type { SupplyKey } from './supplies.ts';

export { type Group, groups };

/** What a rule may know besides the evidence. */
export interface RuleContext {
  readonly profile: BankProfile;
  readonly release: Release;
  /** ISO 8601 moment at which the run began: the only clock a rule has. */
  readonly now: string;
  /** Base URL as configured, without the path of the interface and without a trailing slash. */
  readonly baseUrl: string;
  /** Path of the interface below it, where it is another than the standard's: empty for the root. */
  readonly basePath?: string;
  /** The interface of the next version that the target has beside this one; absent where it names one release alone. */
  readonly beside?: OtherFace;
  /** What each rule of the catalogue answers for in the message schemas. */
  readonly claims: readonly Claim[];
}

/** Something that evidence must have, in words that follow "It needs", and how it is seen there. */
export interface Need {
  readonly what: string;
  readonly isThere: (evidence: Evidence, release: Release) => boolean;
}

/** One rule: a literal that says what must hold, and a pure function that looks. */
export interface Rule {
  readonly id: RuleId;
  readonly level: Level;
  /** States what holds for a conforming bank. */
  readonly title: string;
  /** What goes wrong at an AISP, or for its customer, where a bank breaks it: one or two sentences of the rule's own, for its page. */
  readonly matters: string;
  readonly clause: Clause;
  readonly releases?: ReleaseRange;
  /** Set for a rule that relates what two versions tell: it is no matter of a run whose target names one release. */
  readonly bothVersions?: true;
  /** Ledger statements it covers; the rule's own id when left out. */
  readonly statements?: readonly StatementId[];
  /**
   * Set where no statement of the ledger covers it, with the reason why it is asked all the same: an RFC below the standard, or
   * what no reading can mean. Such a rule has a number from 900 on, covers nothing in the ledger and never fails a bank.
   */
  readonly beyond?: string;
  /**
   * The readings of contradictions and the opinions of the ledger with which its looks may excuse a departure: it then warns.
   * No other excuse counts, and a contradiction excuses only in the releases that have it.
   */
  readonly tolerates?: readonly LeniencyId[];
  /** Whether the profile promises what the rule is about, and the target can have it; a reason when not. */
  readonly applies?: (profile: BankProfile, context: RuleContext) => true | string;
  /** The scenarios that gather its evidence; where several lack something, what the first of them lacks is told. */
  readonly scenarios: readonly ScenarioName[];
  /** What must be there to look at, for the reader of `not-exercised`. */
  readonly needs: string;
  /**
   * What must be there before that, in this order. A rule that found nothing to look at tells the first that the evidence does not have, and
   * `needs` only where it has them all: so what is told to be missing is missing.
   */
  readonly needsFirst?: readonly Need[];
  /**
   * Which of the things that only some rules wait for opens this one. Where its scenarios lack others of these, the rule does
   * not tell of them.
   */
  readonly supplies?: readonly SupplyKey[];
  /**
   * Set for a rule about something that a bank may lawfully leave out, such as an optional member or paging: with records to
   * show and nothing of it there, the rule is not applicable. Without a record it stays not exercised.
   */
  readonly optional?: boolean;
  /** The part of the message schemas that it answers for, when it is about a schema. */
  readonly owns?: Claim;
  /**
   * The rule that tells the cause where this one finds nothing to look at because it leaves that to the other; undefined where it
   * found nothing for another reason.
   */
  readonly waitsFor?: (evidence: Evidence) => RuleId | undefined;
  /**
   * Why it found nothing to look at, as a sentence, where the evidence that it needs is there and shows nothing all the same;
   * undefined where that is not the reason.
   */
  readonly showsNothing?: (evidence: Evidence) => string | undefined;
  /**
   * Set when it may be judged exchange by exchange: `true` where what it finds in one exchange depends on no other at all, `'knowing all'`
   * where it does by what it asks the whole evidence for (`once`, `byId`, `whole`), which another exchange may change.
   */
  readonly apart?: true | 'knowing all';
  /** Looks at the evidence. Pure: no I/O, no clock, no state. */
  readonly judge: (evidence: Evidence, context: RuleContext) => Iterable<Look>;
  /** Evidence that keeps the rule, by a title that states the behaviour. */
  readonly accept: Readonly<Record<string, Vector>>;
  /** Evidence that breaks it. */
  readonly reject: Readonly<Record<string, Vector>>;
  /** Evidence that says nothing of it, because a premise did not hold: it is then not exercised. */
  readonly silent?: Readonly<Record<string, Vector>>;
}

/** Checks what the types cannot say, when the rule is built. */
export function rule(literal: Rule): Rule {
  if (!/^AISP-[A-Z][A-Z0-9]*-\d{3}[a-z]?$/.test(literal.id)) throw new TypeError(`${literal.id} is not a rule id`);
  if (Object.keys(literal.accept).length === 0 || Object.keys(literal.reject).length === 0) {
    throw new TypeError(`${literal.id} needs at least one vector that keeps it and one that breaks it`);
  }
  if (literal.beyond !== undefined && (isMandatory(literal.level) || literal.statements !== undefined)) {
    throw new TypeError(
      `${literal.id} is beyond the statements of the standard: it is a SHOULD and covers none of them`,
    );
  }
  if ((literal.beyond !== undefined) !== /-9\d\d[a-z]?$/.test(literal.id)) {
    throw new TypeError(
      `${literal.id}: numbers from 900 on are for the rules beyond the statements, and for those alone`,
    );
  }
  return literal;
}

/** The group that the id of a rule or of a statement names. */
export function groupOf({ id }: { readonly id: `AISP-${Group}-${string}` }): Group {
  const name = id.split('-')[1] ?? '';
  if (!Object.hasOwn(groups, name)) throw new TypeError(`${id} names no group`);
  return name as Group;
}

/** The members of a rule that say which statements it covers. */
export type Covering = Pick<Rule, 'id' | 'statements' | 'beyond'>;

/** The ledger statements that a rule covers; none for one that is beyond them. */
export function statementsOf(literal: Covering): readonly string[] {
  return literal.statements ?? (literal.beyond === undefined ? [literal.id] : []);
}

/** True when `release` has the rule. */
export function isOfRelease({ releases = {} }: Pick<Rule, 'releases'>, release: Release): boolean {
  return inRange(release, releases);
}

/**
 * What the rules of a catalogue answer for in the message schemas of a release. It takes whole catalogues only, or faults
 * change owners. A rule that the release does not have answers for nothing: what it would own falls to the next in line.
 */
export function claimsOf(catalogue: readonly Rule[], release: Release): readonly Claim[] {
  return catalogue.flatMap((rule) => (isOfRelease(rule, release) ? (rule.owns ?? []) : []));
}
