import { type RuleCounts, ruleCountsSentence } from '../../reports/contract/index.ts';
import { profileIn } from '../../schemas/profiles/profile-in.ts';
import type { CallPlan } from '../../suites/rehearsal/call-plan.ts';
import { callPlan } from '../../suites/rehearsal/call-plan.ts';
import { rehearse } from '../../suites/rehearsal/rehearse.ts';
import { unreached } from '../../suites/rehearsal/unreached.ts';
import { listedRules } from '../../suites/run/presented.ts';
import { rulesFor, scenariosOf, selectRules } from '../../suites/run/select-rules.ts';
import { drawnBeyond, samplingOf } from '../../suites/target/sampling.ts';
import type { Target } from '../../suites/target/target.ts';

/** The calls that a run of the selected rules at a target makes, and whether its budget allows them. Calls nobody. */
export async function planRun(target: Target, only: readonly string[]): Promise<RunCalls> {
  const known = rulesFor(listedRules(), target);
  const rules = selectRules(known, only);
  const { operations } = profileIn(target.release, target.profile);
  const exchanges = await rehearse({ target, scenarios: scenariosOf(rules, known, operations), now: new Date() });
  return {
    plan: callPlan(exchanges, target),
    rules: { known: listedRules().length, inRun: rules.length },
    unreached: await unreached(exchanges, target.limits.calls),
  };
}

export interface RunCalls {
  readonly plan: CallPlan;
  /** How many rules are judged by them. */
  readonly rules: RuleCounts;
  /** Titles of the scenarios that the budget of the target cuts short or leaves out. */
  readonly unreached: readonly string[];
}

/** The plan of a run as lines for a person. */
export function planText({ plan, rules, unreached }: RunCalls, target: Target): string {
  const { baseUrl, release, profile, limits } = target;
  const rows = plan.rows.map(({ to, calls, probes }) => {
    const what = [...probes].map(([probe, count]) => (count === 1 ? probe : `${probe} ${count}`)).join(', ');
    return `${String(calls).padStart(6)}  ${to}: ${what}`;
  });
  const rate = limits.perSecond === undefined ? '' : `, at most ${limits.perSecond} a second`;
  const { parallel = 1 } = limits;
  const { accounts, pages, seed } = samplingOf(target);
  const atOnce = parallel === 1 ? '' : `, up to ${parallel} reads at once`;
  return [
    `The calls of a run against ${baseUrl}, release ${release}, profile ${profile.name}. None has been made.`,
    '',
    ...rows,
    `${String(plan.total).padStart(6)}  in all; the budget is ${limits.calls}${rate}${atOnce}`,
    '',
    ruleCountsSentence(rules),
    'A bank with fewer accounts, statements or pages is called less often; one that accepts what it should refuse, a little more often.',
    `It reads ${counted(accounts, 'account')} one by one, and up to ${pages} pages of one list, however many there are; of more than ${drawnBeyond} accounts the seed ${seed} draws which ("limits.sampleSeed").`,
    ...(unreached.length === 0 ? [] : [budgetWarning(plan, unreached, target)]),
    '',
  ].join('\n');
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** What a budget that is too small leaves out. */
export function budgetWarning({ total }: CallPlan, unreached: readonly string[], { limits }: Target): string {
  return `The run takes up to ${total} calls and "limits.calls" allows ${limits.calls}. Not exercised, or not in full: ${unreached.join('; ')}.`;
}
