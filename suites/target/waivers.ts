import type { Verdict } from '../../reports/contract/index.ts';
import type { Waiver } from './target.ts';

/**
 * Verdicts with waivers applied. Under a live waiver a departure is `waived`, and so is a rule that was not exercised: a bank
 * may be unable to supply what it needs. A waiver past its last day, and one whose rule passes, turn the verdict into a `fail`
 * whose reason names the cure: a waiver is never left behind. A rule that does not apply stays so under a live waiver, and an
 * `error` of the harness always does. `now` is ISO 8601; days are UTC.
 */
export function applyWaivers(
  verdicts: readonly Verdict[],
  waivers: readonly Waiver[],
  now: string,
): readonly Verdict[] {
  const byRule = new Map(waivers.map((waiver) => [waiver.rule, waiver]));
  return verdicts.map((verdict) => {
    const waiver = byRule.get(verdict.id);
    return waiver === undefined ? verdict : apply(verdict, waiver, now.slice(0, 10));
  });
}

function apply(verdict: Verdict, waiver: Waiver, today: string): Verdict {
  const { outcome } = verdict;
  if (outcome === 'error') return verdict;
  if (outcome === 'pass') {
    return {
      ...verdict,
      outcome: 'fail',
      reason: `The bank keeps this rule, so the waiver of ${waiver.owner} is stale. Remove it from the target configuration.`,
    };
  }
  if (today > waiver.until) {
    const ended = `The waiver of ${waiver.owner} ended on ${waiver.until}.`;
    return { ...verdict, outcome: 'fail', reason: `${ended} Correct the departure, or renew or remove the waiver.` };
  }
  if (outcome === 'not-applicable') return verdict;
  return { ...verdict, outcome: 'waived', reason: `${waiver.reason} (${waiver.owner}, until ${waiver.until})` };
}
