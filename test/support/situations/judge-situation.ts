import type { Rule } from '../../../suites/core/rule.ts';
import { type BankRun, judgeBank } from '../bank-run.ts';
import { namedIn } from './lacks.ts';
import type { Situation } from './situation.ts';

/** What is wrong about the verdicts of a situation, in a line each; none where all is as it must be. */
export interface Judged {
  readonly problems: readonly string[];
  /** Those of them that are false verdicts: a rule that is broken here and is not, or passes and cannot. */
  readonly falsehoods: readonly string[];
  /** The rules that the run found broken. */
  readonly broken: readonly string[];
}

/** Judges the honest bank in a situation. */
export async function judgeSituation(catalogue: readonly Rule[], situation: Situation): Promise<Judged & BankRun> {
  const { profile, means, trouble } = situation;
  const run = await judgeBank(catalogue, {
    profile,
    variants: trouble.variants ?? [],
    hasCertificate: means.hasCertificate,
    bankAheadMs: trouble.bankAheadMs ?? 0,
    target: async (usual, bank) => {
      const target = await means.target(usual, bank);
      return trouble.target?.(target) ?? target;
    },
    ...(trouble.carrying === undefined ? {} : { carrying: trouble.carrying }),
  });
  const broken = run.verdicts.filter(({ outcome }) => ['fail', 'warn', 'error'].includes(outcome)).map(({ id }) => id);
  const falsehoods = [...falsehoodsOf(run, situation)];
  return { ...run, broken, falsehoods, problems: [...falsehoods, ...falseReasonsOf(run, situation)] };
}

function* falsehoodsOf({ verdicts }: BankRun, { trouble }: Situation): Generator<string> {
  for (const { id, outcome, checked, reason = '', findings } of verdicts) {
    if (outcome === 'pass') {
      if (checked === 0) yield `${id} passes having looked at nothing`;
      if (trouble.meaningless?.includes(id)) yield `${id} passes and has no meaning here`;
    } else if (['fail', 'warn', 'error'].includes(outcome) && !trouble.breaks?.includes(id)) {
      yield `${id} is a ${outcome} here: ${findings[0]?.message ?? reason}`;
    }
  }
}

function* falseReasonsOf({ verdicts }: BankRun, { means, trouble }: Situation): Generator<string> {
  const lacking = new Set([...means.lacks, ...(trouble.lacks ?? [])]);
  for (const verdict of verdicts) {
    if (verdict.outcome !== 'not-exercised') continue;
    const { id, reason } = verdict;
    const named = namedIn(verdict);
    if (named === undefined) yield `${id} is not exercised for no cause of this situation: ${reason}`;
    else if (!lacking.has(named)) yield `${id} waits for ${named}, which is there: ${reason}`;
  }
}
