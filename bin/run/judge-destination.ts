import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../files/read-file.ts';
import { toolVersion } from '../../library/version.ts';
import type { AgainFacts, Report } from '../../reports/contract/index.ts';
import { print } from '../../reports/print.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { RunPlan } from '../../suites/run/plan.ts';
import { listedRules, presentedIn } from '../../suites/run/presented.ts';
import { resumeVariable } from '../../suites/run/run-folder.ts';
import { rulesFor, selectRules } from '../../suites/run/select-rules.ts';
import { proxyNotice } from '../../suites/target/surrounding-proxies.ts';
import type { Target } from '../../suites/target/target.ts';
import { TargetError } from '../../suites/target/target-error.ts';
import { exitCodes } from '../exit.ts';
import { prepareOutputFolder } from '../output-folder.ts';
import type { Destination } from './destinations.ts';
import { makePlanFolder } from './plan-folder.ts';
import { budgetWarning, type RunCalls } from './print-plan.ts';
import { readExitCode, reportFiles } from './read-exit-code.ts';
import { reportUnusable } from './report-unusable.ts';
import { type Engine, type StartEngine, startEngine } from './run-engine.ts';
import type { RunOptions } from './run-options.ts';
import { shardFacts } from './shard-facts.ts';
import { bundledSeed } from './start-bundled-bank.ts';
import { stepSummary } from './step-summary.ts';

/** What is decided of a run besides what the command line said. */
export interface JudgingTerms {
  readonly calls: RunCalls;
  /** Key of the masks, in base64. */
  readonly maskKey?: string | undefined;
  readonly again?: AgainFacts | undefined;
  /** An engine that was started before. */
  readonly engine?: Engine | undefined;
  /** Starts others; a process each when absent. */
  readonly start?: StartEngine;
  /** True for one of several targets: what came of all of them is told at the end. */
  readonly oneOfSeveral?: boolean;
}

/** What came of one target. */
export interface JudgedDestination {
  readonly exitCode: number;
  /** As the bank declared itself. */
  readonly profile: BankProfile;
  readonly outputFolder: string;
}

/** Opens a destination, judges it and writes its report. Throws a TargetError once a report says why nothing could be judged. */
export async function judgeDestination(
  options: RunOptions,
  destination: Destination,
  { calls, maskKey, again, engine, start = startEngine, oneOfSeveral }: JudgingTerms,
): Promise<JudgedDestination> {
  if (calls.unreached.length > 0) {
    print(process.stderr, `aisp: ${budgetWarning(calls.plan, calls.unreached, destination.described)}\n`);
  }
  const outputFolder = prepareOutputFolder(options.out);
  for (const name of reportFiles) rmSync(join(outputFolder, name), { force: true });

  const selected = selectRules(rulesFor(listedRules(), destination.described), options.only).map(({ id }) => id);
  const planned = (target: Target): RunPlan => {
    const plan: RunPlan = {
      target,
      only: options.only,
      outputFolder,
      formats: options.format.filter((name) => name !== stepSummary),
      bundled: destination.bundled,
      faults: destination.faults,
      variants: destination.variants,
      ...(destination.bundled ? { seed: bundledSeed } : {}),
      plannedCalls: calls.plan.total,
      ...(options.quiet ? { quiet: true } : {}),
      ...(options.progress === 'json' ? { progress: 'json' } : {}),
      ...(options.presented === undefined ? {} : { presented: options.presented }),
      ...(maskKey === undefined ? {} : { maskKey }),
      ...(again === undefined ? {} : { again }),
      ...(oneOfSeveral === true ? { oneOfSeveral } : {}),
      evidence: options.evidence,
      startedAt: new Date().toISOString(),
      toolVersion: toolVersion(),
    };
    return options.shard === undefined ? plan : { ...plan, shard: shardFacts(options.shard, selected, plan) };
  };
  const notice = destination.bundled ? undefined : proxyNotice(destination.described);
  if (notice !== undefined) print(process.stderr, `aisp: ${notice}\n`);
  const { target, close } = await destination.open().catch(async (error: unknown) => {
    if (error instanceof TargetError) await reportUnusable(planned(destination.described), error);
    throw error;
  });
  try {
    return { exitCode: await run(planned(target), engine, start), profile: target.profile, outputFolder };
  } finally {
    await close();
  }
}

function whatIsLeft({ outputFolder, bundled, target }: RunPlan): string {
  const report = readIfWritten(join(outputFolder, 'report.json'));
  if (report !== undefined) {
    const whole = report.incomplete === true ? 'What was judged is' : 'All had been judged: the report is';
    return `${whole} in ${outputFolder}${report.incomplete === true ? ', marked incomplete' : ''}.`;
  }
  const harmless = bundled || target.tokens.kind === 'ready-made';
  return harmless ? 'There is no report.' : 'There is no report, and consents that it made may still stand.';
}

/** The file that an engine writes when it has judged. */
function resultOf({ presented, outputFolder }: RunPlan): string {
  return presented === undefined ? join(outputFolder, 'report.json') : presentedIn(presented.folder).recordFile;
}

function readIfWritten(path: string): Report | undefined {
  try {
    return JSON.parse(readText(path, 'own')) as Report;
  } catch {
    return undefined;
  }
}

/** Has an engine perform a plan: one that was started before, where there is one. */
async function run(plan: RunPlan, started: Engine | undefined, start: StartEngine): Promise<number> {
  const folder = makePlanFolder(plan, process.env);
  try {
    const environment = { ...process.env, ...folder.environment };
    const perform = async (engine: Engine) => {
      if (engine.pid !== undefined) folder.neededBy(engine.pid);
      return await engine.run(folder.task);
    };
    const first = await perform(started ?? start(environment));
    // An engine that was killed wrote nothing. What it gathered is still there: another one judges that, and calls nobody anew.
    const lost = !first.interrupted && first.killed && !existsSync(resultOf(plan));
    const end = lost ? await perform(start({ ...environment, [resumeVariable]: '1' })) : first;
    // The exit code is that of the tests.
    if (plan.presented !== undefined) return exitCodes.conforming;
    if (!end.interrupted) return readExitCode(plan.outputFolder);
    print(process.stderr, `aisp: The run was interrupted. ${whatIsLeft(plan)}\n`);
    return end.exitCode;
  } finally {
    folder.remove();
  }
}
