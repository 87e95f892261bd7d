import type { PartVerdict, PromiseFacts, Report, Verdict } from './contract/index.ts';
import { countOutcomes, verdictOf } from './run-verdict.ts';

/**
 * The rules in two parts, each with its own verdict: those of `groups`, which are promises of the profile, and all others, which
 * are the standard's. Nothing where the profile promises nothing beyond the standard.
 */
export function setApart(
  rules: readonly Verdict[],
  { groups = [], problems = [], incomplete }: SettingApart,
): { readonly promises?: PromiseFacts } {
  if (groups.length === 0) return {};
  const isPromised = ({ group }: Verdict) => groups.includes(group);
  const part = (own: readonly Verdict[]): PartVerdict => ({
    verdict: incomplete === true ? 'inconclusive' : verdictOf(own, problems),
    counts: countOutcomes(own),
  });
  return {
    promises: {
      groups,
      standard: part(rules.filter((rule) => !isPromised(rule))),
      service: part(rules.filter(isPromised)),
    },
  };
}

interface SettingApart extends Partial<Pick<Report, 'problems' | 'incomplete'>> {
  /** Groups whose rules are promises of the profile. */
  readonly groups?: readonly string[] | undefined;
}
