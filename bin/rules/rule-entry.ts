import type { Clause, Level } from '../../reports/contract/index.ts';
import { inRange, type Release, releases } from '../../schemas/releases.ts';
import type { Fault } from '../../stub/faults/fault.ts';
import { type Group, groupOf, type Rule, statementsOf } from '../../suites/core/rule.ts';
import { officialTestsOf } from '../../suites/ledger/crosswalk.ts';
import { isOfficiallyTested, seriesOf } from '../../suites/ledger/official-tests.ts';

/** One rule as `aisp rules --json` prints it. A published contract. */
export interface RuleEntry {
  readonly id: string;
  readonly level: Level;
  readonly group: Group;
  readonly title: string;
  readonly clause: Clause;
  /** Releases of the standard that have it. */
  readonly releases: readonly Release[];
  /** Ledger statements that it covers. */
  readonly statements: readonly string[];
  /** Faults of the bundled bank that break it. */
  readonly faults: readonly string[];
  /** Ids of the tests of the official suite that touch those statements, of each manifest that has releases of the rule. */
  readonly officialTests: readonly string[];
}

export function ruleEntry(rule: Rule, faults: readonly Fault[]): RuleEntry {
  const has = releases.filter((release) => inRange(release, rule.releases ?? {}));
  const series = new Set(has.filter(isOfficiallyTested).map(seriesOf));
  return {
    id: rule.id,
    level: rule.level,
    group: groupOf(rule),
    title: rule.title,
    clause: rule.clause,
    releases: has,
    statements: statementsOf(rule),
    faults: faults.filter(({ breaks }) => breaks.includes(rule.id)).map(({ id }) => id),
    officialTests: [...new Set([...series].flatMap((each) => officialTestsOf(statementsOf(rule), each)))],
  };
}
