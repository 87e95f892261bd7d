import { loadRules } from '../../suites/core/load-rules.ts';
import { ConfigurationError } from '../../suites/target/configuration-error.ts';
import { findWaiverProblems } from '../../suites/target/find-waiver-problems.ts';
import { checkedTarget, loadTarget } from '../../suites/target/load-target.ts';
import { preflight } from '../../suites/target/preflight.ts';
import { withPublicErrors } from '../as-aisp-error.ts';
import { checkArgument, checkOptions, kinds, type OptionKinds, oneOf } from '../check-options.ts';
import type { RunOptions, RunResult } from '../public/run.ts';
import type { Target } from '../public/target.ts';
import { checkSelection } from './check-selection.ts';
import { judgedRun } from './judged-run.ts';

const optionKinds: OptionKinds<RunOptions> = {
  only: kinds.texts,
  signal: kinds.signal,
  keepConsents: kinds.flag,
  evidence: oneOf('masked', 'full'),
  onProgress: kinds.callback,
  onVerdict: kinds.callback,
};

/** Judges a bank: see `runSuites` of the library. All that can be checked without a call is checked before the first one. */
export async function runHere(given: string | Target, options: RunOptions): Promise<RunResult> {
  checkArgument('runSuites', 'a target', given);
  checkOptions('runSuites', options, optionKinds);
  const { only = [], evidence = 'masked', keepConsents = false, signal } = options;
  return await withPublicErrors(async () => {
    signal?.throwIfAborted();
    const { env } = process;
    const target = typeof given === 'string' ? await loadTarget(given, { env }) : await checkedTarget(given, { env });
    const rules = await loadRules();
    checkSelection(rules, only, target);
    const problems = findWaiverProblems(
      target.waivers ?? [],
      rules.map(({ id }) => id),
    );
    if (problems.length > 0) throw new ConfigurationError(problems);
    await preflight(target);
    const task = { target: keepConsents ? { ...target, keepConsents } : target, only, evidence };
    if (target.tls?.ca === undefined) return await judgedRun(task, options);
    // Node learns of authorities only when it starts.
    const { runApart } = await import('./run-apart.ts');
    return await runApart(task, options);
  });
}
