import { isMandatory, type Outcome, outcomes, type RunVerdict, type Verdict } from './contract/index.ts';

/**
 * The verdict on the whole run. One failed rule is enough for non-conforming. A mandatory rule that was not exercised, an
 * error of the harness, or no rule at all leave the question open.
 */
export function verdictOf(rules: readonly Verdict[], problems: readonly string[] = []): RunVerdict {
  if (rules.some(({ outcome }) => outcome === 'fail')) return 'non-conforming';
  const open = rules.some(
    ({ outcome, level }) => outcome === 'error' || (outcome === 'not-exercised' && isMandatory(level)),
  );
  return open || problems.length > 0 || rules.length === 0 ? 'inconclusive' : 'conforming';
}

/** How many rules came to each outcome. */
export function countOutcomes(rules: readonly Verdict[]): Readonly<Record<Outcome, number>> {
  const counts = Object.fromEntries(outcomes.map((outcome) => [outcome, 0])) as Record<Outcome, number>;
  for (const { outcome } of rules) counts[outcome] += 1;
  return counts;
}
