import type { RunOptions, RunResult } from './run.ts';
import type { Target } from './target.ts';

/**
 * Judges a bank: makes the calls of a run, judges them by every rule and reports, in this process. The target is a description of
 * the bank, a target file or a URL. Nothing is printed or written. Rejects with an `AispError`: `BAD_CONFIGURATION`,
 * `UNKNOWN_RELEASE`, `NO_SUCH_RULE`, `TARGET_UNUSABLE`, `RUN_BROKE`.
 */
export async function runSuites(target: string | Target, options: RunOptions = {}): Promise<RunResult> {
  const { runHere } = await import('../judging/run-here.ts');
  return await runHere(target, options);
}
