import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundledTarget } from '../../library/bank/bundled-target.ts';
import { checkFaults, checkVariants } from '../../library/bank/check-changes.ts';
import { changesNamed } from '../../library/bank/named-changes.ts';
import { checkSelection } from '../../library/judging/check-selection.ts';
import { requireReleases } from '../../library/require-releases.ts';
import { toolVersion } from '../../library/version.ts';
import type { AgainFacts, Report } from '../../reports/contract/index.ts';
import { print } from '../../reports/print.ts';
import type { RunPlan } from '../../suites/run/plan.ts';
import { listedRules, presentedIn } from '../../suites/run/presented.ts';
import { resumeVariable } from '../../suites/run/run-folder.ts';
import { rulesFor, selectRules } from '../../suites/run/select-rules.ts';
import { ConfigurationError } from '../../suites/target/configuration-error.ts';
import { findWaiverProblems } from '../../suites/target/find-waiver-problems.ts';
import { loadProfile } from '../../suites/target/load-profile.ts';
import { loadTarget } from '../../suites/target/load-target.ts';
import { preflight } from '../../suites/target/preflight.ts';
import type { Target, Waiver } from '../../suites/target/target.ts';
import { TargetError } from '../../suites/target/target-error.ts';
import { exitCodes, UsageError } from '../exit.ts';
import { prepareOutputFolder } from '../output-folder.ts';
import { signFolder } from '../report/sign-folder.ts';
import { loadSigningKey, requireSigning, undatedCode } from '../report/signing-key.ts';
import { againOf, checkSameTarget } from './again.ts';
import { loadMaskKey } from './mask-key.ts';
import { makePlanFolder } from './plan-folder.ts';
import { budgetWarning, planRun, planText } from './print-plan.ts';
import { readExitCode, reportFiles } from './read-exit-code.ts';
import { reportUnusable } from './report-unusable.ts';
import { type Engine, startEngine } from './run-engine.ts';
import type { RunOptions } from './run-options.ts';
import { shardFacts } from './shard-facts.ts';
import { bundledSeed, startBundledBank } from './start-bundled-bank.ts';
import { appendStepSummary, requireStepSummary, stepSummary } from './step-summary.ts';

/** Where a run goes: a target that was given, or the bundled bank once it is started. */
interface Destination {
  readonly bundled: boolean;
  readonly waivers: readonly Waiver[];
  /** Ids of what changes the bundled bank, those that quirks stand for included. */
  readonly faults: readonly string[];
  readonly variants: readonly string[];
  /** The authorities that its callers must trust: the usual ones, or others, which may be known only once it is open. */
  readonly trusts: 'usual' | 'others';
  /** What is known of the target before anything is started or called. */
  readonly described: Target;
  readonly open: () => Promise<{ readonly target: Target; close(): Promise<void> }>;
}

/**
 * Judges a target and returns the exit code. Everything that can be checked without a call is checked before the first one.
 * Throws a UsageError, a ConfigurationError or a TargetError.
 */
export async function runSuites(given: RunOptions): Promise<number> {
  const again = given.again === undefined ? undefined : againOf(given.again, given, listedRules());
  for (const note of again?.notes ?? []) print(process.stderr, `aisp: ${note}\n`);
  const options = again?.options ?? given;
  const usual = options.target === undefined ? await bundled(options) : await elsewhere(options, options.target);
  const destination = changed(usual, options);
  if (again !== undefined) checkSameTarget(again, destination.described);
  const rules = listedRules();
  checkSelection(rules, options.only);
  const ids = rules.map(({ id }) => id);
  const problems = findWaiverProblems(destination.waivers, ids);
  if (problems.length > 0) throw new ConfigurationError(problems);
  // It loads what it needs while the rest is checked and the bundled bank is started.
  const engine = destination.trusts === 'usual' && !options.plan ? startEngine(process.env) : undefined;
  try {
    return await checkAndRun(options, destination, engine, again?.facts);
  } finally {
    engine?.dismiss();
  }
}

async function checkAndRun(
  options: RunOptions,
  destination: Destination,
  engine: Engine | undefined,
  again: AgainFacts | undefined,
): Promise<number> {
  const calls = await planRun(destination.described, options.only);
  if (options.plan) {
    print(process.stdout, planText(calls, destination.described));
    return 0;
  }
  if (calls.unreached.length > 0) {
    print(process.stderr, `aisp: ${budgetWarning(calls.plan, calls.unreached, destination.described)}\n`);
  }
  const summary = options.format.includes(stepSummary) ? requireStepSummary(process.env) : undefined;
  requireSigning(options.sign, options.timestamp);
  const signingKey = options.sign === undefined ? undefined : loadSigningKey(options.sign, process.env);
  const maskKey = options.maskKey === undefined ? undefined : loadMaskKey(options.maskKey, process.env);
  const outputFolder = prepareOutputFolder(options.out);
  for (const name of reportFiles) rmSync(join(outputFolder, name), { force: true });

  if (options.evidence === 'full') print(process.stderr, inClear);
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
      evidence: options.evidence,
      startedAt: new Date().toISOString(),
      toolVersion: toolVersion(),
    };
    return options.shard === undefined ? plan : { ...plan, shard: shardFacts(options.shard, selected, plan) };
  };
  const opened = await destination.open().catch(async (error: unknown) => {
    if (error instanceof TargetError) await reportUnusable(planned(destination.described), error);
    throw error;
  });
  const { target, close } = opened;
  try {
    const exitCode = await run(planned(target), engine);
    const signed =
      signingKey === undefined
        ? undefined
        : await signFolder(outputFolder, target.profile, signingKey, options.timestamp);
    for (const file of signed?.files ?? []) print(process.stdout, `  ${file}\n`);
    if (summary !== undefined) await appendStepSummary(outputFolder, summary);
    return signed?.undated ? undatedCode(exitCode) : exitCode;
  } finally {
    await close();
  }
}

/** The same destination, with what the command line says of its target. */
function changed(
  { described, open, ...rest }: Destination,
  { thorough, keepConsents, timeout }: RunOptions,
): Destination {
  const whole = (target: Target): Target => ({
    ...target,
    ...(thorough ? { thorough } : {}),
    ...(keepConsents ? { keepConsents } : {}),
    ...(timeout === undefined ? {} : { limits: { ...target.limits, timeoutMs: timeout } }),
  });
  return {
    ...rest,
    described: whole(described),
    async open() {
      const opened = await open();
      return { ...opened, target: whole(opened.target) };
    },
  };
}

/** The bundled bank takes a free port when it is started. */
const somewhere = 'http://127.0.0.1';

async function bundled({ profile: name = 'service', release, ...options }: RunOptions): Promise<Destination> {
  const required = requireReleases(release ?? []);
  const profile = await loadProfile(name);
  const { fault, variant, quirk, asFound } = options;
  const { faults, variants } = await changesNamed({ faults: fault, variants: variant, quirks: quirk, asFound });
  checkFaults(faults, profile, required);
  checkVariants(variants, profile, required);
  const described = bundledTarget(somewhere, { profile, ...required });
  return {
    bundled: true,
    trusts: faults.some(({ overTls }) => overTls) ? 'others' : 'usual',
    waivers: [],
    faults: faults.map(({ id }) => id),
    variants: variants.map(({ id }) => id),
    described,
    open: () => startBundledBank(profile, required, faults, variants),
  };
}

const ofBundled = [
  ['fault', '--fault makes the bundled bank dishonest'],
  ['variant', '--variant changes the bundled bank'],
  ['quirk', '--quirk changes the bundled bank'],
  ['asFound', '--as-found changes the bundled bank'],
] as const;

async function elsewhere({ profile, release, timeout, ...options }: RunOptions, source: string): Promise<Destination> {
  for (const [name, changes] of ofBundled) {
    if (options[name].length === 0) continue;
    throw new UsageError(`${changes}; --target names another bank.`, 'Leave one of them out.');
  }
  const named = release === undefined ? undefined : requireReleases(release);
  const loaded = await loadTarget(source, {
    env: process.env,
    ...(profile === undefined ? {} : { profile }),
    ...(named === undefined ? {} : { release: named.release }),
    ...(timeout === undefined ? {} : { timeoutMs: timeout }),
  });
  const { basePath } = loaded.beside ?? {};
  const target: Target =
    named?.beside === undefined
      ? loaded
      : { ...loaded, beside: { release: named.beside, ...(basePath === undefined ? {} : { basePath }) } };
  return {
    bundled: false,
    trusts: target.tls?.ca === undefined ? 'usual' : 'others',
    waivers: target.waivers ?? [],
    faults: [],
    variants: [],
    described: target,
    async open() {
      await preflight(target);
      return { target, close: async () => {} };
    },
  };
}

const inClear = `aisp: WARNING: with --evidence full, evidence.har shows names, addresses and account numbers in clear.
      Keep it as you would the data itself: leave it out of artefacts, tickets and mail.
`;

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
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

/** Has an engine perform a plan: one that was started before, where there is one. */
async function run(plan: RunPlan, started: Engine | undefined): Promise<number> {
  const folder = makePlanFolder(plan, process.env);
  try {
    const environment = { ...process.env, ...folder.environment };
    const perform = async (engine: Engine) => {
      if (engine.pid !== undefined) folder.neededBy(engine.pid);
      return await engine.run(folder.task);
    };
    const first = await perform(started ?? startEngine(environment));
    // An engine that was killed wrote nothing. What it gathered is still there: another one judges that, and calls nobody anew.
    const lost = !first.interrupted && first.killed && !existsSync(resultOf(plan));
    const end = lost ? await perform(startEngine({ ...environment, [resumeVariable]: '1' })) : first;
    // The exit code is that of the tests.
    if (plan.presented !== undefined) return exitCodes.conforming;
    if (!end.interrupted) return readExitCode(plan.outputFolder);
    print(process.stderr, `aisp: The run was interrupted. ${whatIsLeft(plan)}\n`);
    return end.exitCode;
  } finally {
    folder.remove();
  }
}
