import { isOfSeveral } from '../../reports/contract/index.ts';
import { print } from '../../reports/print.ts';
import { listedRules } from '../../suites/run/presented.ts';
import { exitCodes, UsageError } from '../exit.ts';
import { readReport } from '../report/read-report.ts';
import { signIfAsked } from '../report/sign-if-asked.ts';
import { loadSigningKey, requireSigning, undatedCode } from '../report/signing-key.ts';
import { againOf, checkSameTarget, filledFrom } from './again.ts';
import { clearTargets } from './clear-targets.ts';
import { inClear } from './in-clear.ts';
import { judgeDestination } from './judge-destination.ts';
import { checkedLeg, type Leg, legsOf } from './legs.ts';
import { loadMaskKey } from './mask-key.ts';
import { planRun, planText } from './print-plan.ts';
import { type StartEngine, startEngine } from './run-engine.ts';
import type { RunOptions } from './run-options.ts';
import { runSeveral } from './run-several.ts';
import { appendStepSummary, requireStepSummary, stepSummary } from './step-summary.ts';

/**
 * Judges a target, or several, and returns the exit code. Everything that can be checked without a call is checked before the first
 * one. The run of one target is performed by what `start` starts. Throws a UsageError, a ConfigurationError or a TargetError.
 */
export async function runSuites(given: RunOptions, start: StartEngine = startEngine): Promise<number> {
  const filled = given.again === undefined ? given : filledFrom(given.again, given, listedRules());
  const legs = await legsOf(filled);
  const [only, ...others] = legs;
  if (only === undefined) throw new TypeError('a run has a target');
  if (others.length === 0) return await runOne(given, only, start);
  if (given.again !== undefined && !isOfSeveral(readReport(given.again))) {
    const cure = 'Name it with --brand, or name the report over all of them.';
    throw new UsageError(`${given.again} is about one target, and the target file has ${legs.length}.`, cure);
  }
  return await runSeveral(filled, legs);
}

async function runOne(given: RunOptions, { name, destination: loaded }: Leg, start: StartEngine): Promise<number> {
  const again = given.again === undefined ? undefined : againOf(given.again, given, listedRules(), name);
  for (const note of again?.notes ?? []) print(process.stderr, `aisp: ${note}\n`);
  const options = again?.options ?? given;
  const destination = checkedLeg(await loaded(), options.only);
  if (again !== undefined) checkSameTarget(again, destination.described);
  // It loads what it needs while the rest is checked and the bundled bank is started.
  const engine = destination.trusts === 'usual' && !options.plan ? start(process.env) : undefined;
  try {
    const calls = await planRun(destination.described, options.only);
    if (options.plan) {
      print(process.stdout, planText(calls, destination.described));
      return exitCodes.conforming;
    }
    const summary = options.format.includes(stepSummary) ? requireStepSummary(process.env) : undefined;
    requireSigning(options.sign, options.timestamp);
    const signingKey = options.sign === undefined ? undefined : loadSigningKey(options.sign, process.env);
    const maskKey = options.maskKey === undefined ? undefined : loadMaskKey(options.maskKey, process.env);
    if (options.evidence === 'full') print(process.stderr, inClear);
    clearTargets(options.out);
    const judged = await judgeDestination(options, destination, {
      ...{ calls, maskKey, again: again?.facts, engine, start },
    });
    const { exitCode, profile, outputFolder } = judged;
    const signed = await signIfAsked(signingKey, outputFolder, profile, options.timestamp);
    for (const file of signed?.files ?? []) print(process.stdout, `  ${file}\n`);
    if (summary !== undefined) await appendStepSummary(outputFolder, summary);
    return signed?.undated ? undatedCode(exitCode) : exitCode;
  } finally {
    engine?.dismiss();
  }
}
