import type { ConfigurationProblem } from './configuration-error.ts';
import { suggestion } from './nearest.ts';
import type { Waiver } from './target.ts';

/** Waivers of rules that do not exist: they would never be found stale. */
export function findWaiverProblems(
  waivers: readonly Pick<Waiver, 'rule'>[],
  ruleIds: readonly string[],
): readonly ConfigurationProblem[] {
  return waivers
    .filter(({ rule }) => !ruleIds.includes(rule))
    .map(({ rule }) => ({
      code: 'unknown-rule',
      message: `A waiver names ${rule}, which is not a rule.`,
      cure: suggestion(rule, ruleIds, 'See "aisp rules" for the ids.'),
    }));
}
