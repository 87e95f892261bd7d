import type { RuleId } from '../../schemas/statements/rule-ids.ts';
import type { StatementId } from '../../schemas/statements/statement-ids.ts';
import { type Covering, statementsOf } from '../core/rule.ts';
import type { Exclusion } from './exclusion.ts';

/** One statement and what answers for it: rules, or an exclusion. */
export interface LedgerEntry {
  readonly statement: StatementId;
  /** Ids of the rules that cover it, in the order of the catalogue. */
  readonly rules: readonly RuleId[];
  readonly exclusion?: Exclusion;
}

export interface Ledger {
  readonly entries: readonly LedgerEntry[];
  /** What is wrong with it, one sentence each; empty when every statement is accounted for. */
  readonly problems: readonly string[];
}

/** Lays statements, rules and exclusions side by side. Pure; never throws. */
export function buildLedger(
  statements: readonly StatementId[],
  rules: readonly Covering[],
  exclusions: Readonly<Partial<Record<string, Exclusion>>>,
): Ledger {
  const entries = statements.map((statement) => entryOf(statement, rules, exclusions[statement]));
  const known = new Set<string>(statements);
  return {
    entries,
    problems: [
      ...entries.flatMap(problemOf),
      ...rules.flatMap((rule) => problemsOfRule(rule, known)),
      ...Object.keys(exclusions)
        .filter((id) => !known.has(id))
        .map((id) => `The exclusion of ${id} is of no statement: take it out.`),
    ],
  };
}

function entryOf(statement: StatementId, rules: readonly Covering[], exclusion: Exclusion | undefined): LedgerEntry {
  const covering = rules.filter((rule) => statementsOf(rule).includes(statement)).map(({ id }) => id);
  return { statement, rules: covering, ...(exclusion === undefined ? {} : { exclusion }) };
}

function problemOf({ statement, rules, exclusion }: LedgerEntry): readonly string[] {
  if (rules.length === 0 && exclusion === undefined) {
    return [`${statement} is open: write a rule that covers it, or exclude it with a reason.`];
  }
  if (rules.length > 0 && exclusion !== undefined) {
    return [`${statement} is excluded, and yet ${rules.join(' and ')} covers it: take the exclusion out.`];
  }
  return [];
}

function problemsOfRule(rule: Covering, known: ReadonlySet<string>): readonly string[] {
  if (rule.beyond !== undefined) return [];
  const covered = statementsOf(rule);
  if (covered.length === 0) return [`${rule.id} covers no statement: name those that it answers for.`];
  return covered
    .filter((id) => !known.has(id))
    .map((id) => `${rule.id} covers ${id}, which is no statement: name one that exists.`);
}
