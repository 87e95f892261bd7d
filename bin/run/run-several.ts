import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readText } from '../../files/read-file.ts';
import { selectsNone } from '../../library/judging/check-selection.ts';
import { AispError } from '../../library/public/aisp-error.ts';
import { toolVersion } from '../../library/version.ts';
import { buildReport } from '../../reports/build-report.ts';
import type { Report, TargetReport } from '../../reports/contract/index.ts';
import { renderJunit } from '../../reports/formats/junit.ts';
import { print } from '../../reports/print.ts';
import { combineReports } from '../../reports/several/combine.ts';
import { exitCodeOfAny } from '../../reports/several/exit-code.ts';
import { writeReport } from '../../reports/write-report.ts';
import { listedRules } from '../../suites/run/presented.ts';
import { folderName } from '../../suites/target/brands.ts';
import { ConfigurationError, describeProblem } from '../../suites/target/configuration-error.ts';
import { TargetError } from '../../suites/target/target-error.ts';
import { exitCodes, UsageError } from '../exit.ts';
import { prepareOutputFolder } from '../output-folder.ts';
import { reportPath } from '../report/read-report.ts';
import { signIfAsked } from '../report/sign-if-asked.ts';
import { loadSigningKey, requireSigning, undatedCode } from '../report/signing-key.ts';
import { type Again, againOf, checkSameTarget } from './again.ts';
import { clearTargets } from './clear-targets.ts';
import type { Destination } from './destinations.ts';
import { inClear } from './in-clear.ts';
import { judgeDestination } from './judge-destination.ts';
import { checkedLeg, checkSeveral, type Leg } from './legs.ts';
import { loadMaskKey } from './mask-key.ts';
import { tellSeveral, writeSeveral } from './present-several.ts';
import { planRun, planText } from './print-plan.ts';
import { reportFiles } from './read-exit-code.ts';
import type { RunOptions } from './run-options.ts';
import { appendStepSummary, requireStepSummary, stepSummary } from './step-summary.ts';

/** A target that is ready to be judged, or why it is not. */
type Prepared = { readonly leg: Leg; readonly again?: Again | undefined } & (
  | { readonly destination: Destination; readonly options: RunOptions }
  | {
      readonly error: unknown;
      /** The rules that are wanted judge other targets. */
      readonly nothingWanted?: true;
    }
);

/**
 * Judges several targets one after another, each with a report of its own in a folder below "targets", and writes the report over all of
 * them. What is wrong with one loses nothing of the others: its target is inconclusive and says why. Returns the exit code of the
 * worst. Throws what is wrong with all of them.
 */
export async function runSeveral(options: RunOptions, legs: readonly Leg[]): Promise<number> {
  checkSeveral(options, legs);
  if (options.again !== undefined && resolve(options.out) === resolve(dirname(reportPath(options.again)))) {
    throw new UsageError(`${options.out} holds the report itself, which is kept.`, 'Name another folder with --out.');
  }
  const all: Prepared[] = [];
  for (const leg of legs) all.push(...(await prepare(leg, options)));
  const prepared = withoutIdle(all);
  const [first] = prepared;
  if (first === undefined) {
    throw new UsageError(`${options.again} leaves no rule open.`, 'There is nothing to judge again.');
  }
  if ('error' in first && prepared.every((each) => 'error' in each)) throw first.error;
  if (options.plan) return await printPlans(prepared);

  const summary = options.format.includes(stepSummary) ? requireStepSummary(process.env) : undefined;
  requireSigning(options.sign, options.timestamp);
  const signingKey = options.sign === undefined ? undefined : loadSigningKey(options.sign, process.env);
  // Equal values are to be seen across targets.
  const maskKey =
    options.maskKey === undefined ? randomBytes(32).toString('base64') : loadMaskKey(options.maskKey, process.env);
  const folder = prepareOutputFolder(options.out);
  for (const name of reportFiles) rmSync(join(folder, name), { force: true });
  clearTargets(folder);
  if (options.evidence === 'full') print(process.stderr, inClear);

  const parts: TargetReport[] = [];
  let interrupted: number | undefined;
  for (const [index, each] of prepared.entries()) {
    const { name } = each.leg;
    if (options.progress !== 'json' && options.quiet !== true)
      print(process.stderr, `aisp: ${name} (${index + 1} of ${prepared.length})\n`);
    const below = `targets/${folderName(name)}`;
    const out = join(folder, below);
    const outcome =
      interrupted === undefined
        ? await judgeLeg(each, out, maskKey)
        : { problem: 'The run was interrupted before its turn.' };
    if (outcome.exitCode !== undefined && outcome.exitCode > 128) interrupted = outcome.exitCode;
    const report = readIfWritten(out) ?? leaveUnjudged(each.leg, outcome.problem ?? 'It left no report.', out);
    parts.push({ name, folder: below, report });
  }
  const report = combineReports(parts);
  const files = await writeSeveral(report, folder, options.format);
  const signed = await signIfAsked(signingKey, folder, undefined, options.timestamp);
  if (summary !== undefined) await appendStepSummary(folder, summary);
  tellSeveral(report, [...files, ...(signed?.files ?? [])], options.quiet === true);
  const exitCode = interrupted ?? exitCodeOfAny(report);
  return signed?.undated ? undatedCode(exitCode) : exitCode;
}

/** Checks what can be checked without a call; nothing where a report that is judged again leaves nothing open. */
async function prepare(leg: Leg, given: RunOptions): Promise<readonly Prepared[]> {
  let again: Again | undefined;
  if (given.again !== undefined) {
    try {
      const out = join(given.out, 'targets', folderName(leg.name));
      again = againOf(given.again, { ...given, out }, listedRules(), leg.name);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      print(process.stderr, `aisp: ${leg.name} is not judged again: ${error.message}\n`);
      return [];
    }
    for (const note of again.notes) print(process.stderr, `aisp: ${leg.name}: ${note}\n`);
  }
  const options = again?.options ?? given;
  let nothingWanted = false;
  try {
    const found = await leg.destination();
    nothingWanted = selectsNone(listedRules(), options.only, found.described);
    const destination = checkedLeg(found, options.only);
    if (again !== undefined) checkSameTarget(again, destination.described);
    return [{ leg, again, destination, options }];
  } catch (error) {
    if (!isTold(error)) throw error;
    return [{ leg, again, error, ...(nothingWanted ? { nothingWanted } : {}) }];
  }
}

/** Those that a selection of rules has something for, where there is one; nothing is open about the others. */
function withoutIdle(all: readonly Prepared[]): readonly Prepared[] {
  const idle = (each: Prepared) => 'error' in each && each.nothingWanted === true;
  if (all.every(idle)) return all;
  for (const each of all) {
    if (idle(each)) print(process.stderr, `aisp: ${each.leg.name} is left out: no rule that is wanted judges it.\n`);
  }
  return all.filter((each) => !idle(each));
}

async function printPlans(prepared: readonly Prepared[]): Promise<number> {
  for (const each of prepared) {
    const text =
      'error' in each
        ? `${problemOf(each.error)}\n`
        : planText(await planRun(each.destination.described, each.options.only), each.destination.described);
    print(process.stdout, `${each.leg.name}\n\n${text}\n`);
  }
  return exitCodes.conforming;
}

/** The exit code of one target; or, where it could not be judged, what is wrong, in words. */
async function judgeLeg(
  prepared: Prepared,
  out: string,
  maskKey: string,
): Promise<{ readonly exitCode?: number; readonly problem?: string }> {
  if ('error' in prepared) return { problem: problemOf(prepared.error) };
  const { destination, again } = prepared;
  const { sign: _, timestamp: __, shard: ___, maskKey: ____, ...rest } = prepared.options;
  const options: RunOptions = { ...rest, out, format: [] };
  try {
    const calls = await planRun(destination.described, options.only);
    mkdirSync(out, { recursive: true });
    const { exitCode } = await judgeDestination(options, destination, {
      ...{ calls, maskKey, again: again?.facts, oneOfSeveral: true },
    });
    return { exitCode };
  } catch (error) {
    if (!isTold(error)) throw error;
    return { problem: problemOf(error) };
  }
}

/** What a user can do something about, with its cure: all else is a fault of this program. */
function isTold(error: unknown): boolean {
  const known = [ConfigurationError, TargetError, UsageError, AispError];
  return known.some((kind) => error instanceof kind);
}

function problemOf(error: unknown): string {
  if (error instanceof ConfigurationError) return error.problems.map(describeProblem).join(' ');
  if (error instanceof AispError) return `${error.problem} ${error.cure}`.trim();
  if (error instanceof TargetError || error instanceof UsageError) return `${error.message} ${error.cure}`;
  return error instanceof Error ? error.message : String(error);
}

/** Leaves a report of a target that was not judged, and says why. */
function leaveUnjudged({ facts }: Leg, problem: string, out: string): Report {
  const tool = { name: 'aisp-conformance', version: toolVersion() };
  const record = { tool, target: facts, startedAt: new Date().toISOString(), exchanges: [], requests: 0 };
  const report = buildReport({ ...record, incomplete: true, problems: [problem] }, [], 0);
  writeReport(report, out, { 'junit.xml': renderJunit(report) });
  return report;
}

function readIfWritten(folder: string): Report | undefined {
  try {
    return JSON.parse(readText(join(folder, 'report.json'), 'own')) as Report;
  } catch {
    return undefined;
  }
}
