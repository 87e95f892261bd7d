import type { Verdict } from '../../reports/contract/index.ts';
import type { Archive } from '../../suites/core/archive.ts';
import { judge, judgeRule } from '../../suites/core/judge.ts';
import { premisesOf } from '../../suites/core/premises.ts';
import type { Rule, RuleContext } from '../../suites/core/rule.ts';
import { RunComparison, singlesOf } from './run-comparison.ts';
import { StandingParts } from './standing-parts.ts';
import { type Asked, TrackedEvidence } from './tracked-evidence.ts';

interface Standing {
  readonly rule: Rule;
  readonly verdict: Verdict;
  readonly asked: Asked;
}

/** Judges other runs of the same bank by what is known of one: as `judge` does, and sooner. */
export type JudgeAgain = (archive: Archive) => readonly Verdict[];

/**
 * Judges one run and keeps what each rule asked of its evidence. A rule is a pure function of the answers, so its verdict
 * stands in every run that gives it the same ones: there it is not judged again. The context must be that of the first run.
 */
export function standingVerdicts(
  rules: readonly Rule[],
  archive: Archive,
  context: RuleContext,
): { readonly verdicts: readonly Verdict[]; readonly judgeAgain: JudgeAgain } {
  const standing = rules.map((rule): Standing => {
    const evidence = new TrackedEvidence(archive);
    return { rule, verdict: judgeRule(rule, evidence, context), asked: evidence.asked };
  });
  const singles = singlesOf(archive);
  const parts = new StandingParts(singles, context);
  const judgeAgain = (other: Archive) => {
    // Whether an answer proves something follows from all answers together: what was found in each alone may then not stand.
    if (premisesOf(archive).size + premisesOf(other).size > 0) return judge(rules, other, context);
    const run = new RunComparison(archive, singles, other);
    return standing.map(({ rule, verdict, asked }) => {
      if (!run.factsStand(asked)) return judgeRule(rule, run.evidence, context);
      const affected = run.affected(asked);
      if (affected.size === 0 && (!run.moved || verdict.findings.length === 0)) return verdict;
      return rule.apart === true ? parts.judge(rule, run, affected) : judgeRule(rule, run.evidence, context);
    });
  };
  return { verdicts: standing.map(({ verdict }) => verdict), judgeAgain };
}
