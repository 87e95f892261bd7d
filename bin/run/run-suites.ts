import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findFaults } from '../../stub/faults/load.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import type { RunPlan } from '../../suites/run/plan.ts';
import { ConfigurationError } from '../../suites/target/configuration-error.ts';
import { findWaiverProblems } from '../../suites/target/find-waiver-problems.ts';
import { loadProfile } from '../../suites/target/load-profile.ts';
import { loadTarget } from '../../suites/target/load-target.ts';
import { preflight } from '../../suites/target/preflight.ts';
import type { Target, Waiver } from '../../suites/target/target.ts';
import type { RunOptions } from '../commands/run.ts';
import { UsageError } from '../exit.ts';
import { prepareOutputFolder } from '../output-folder.ts';
import { requireRelease } from '../require-release.ts';
import { toolVersion } from '../version.ts';
import { checkFaults } from './check-faults.ts';
import { checkSelection } from './check-selection.ts';
import { writePlan } from './plan-folder.ts';
import { readExitCode, reportFiles } from './read-exit-code.ts';
import { runPlaywright } from './run-playwright.ts';
import { startBundledBank } from './start-bundled-bank.ts';

/** Where a run goes: a target that was given, or the bundled bank once it is started. */
interface Destination {
  readonly bundled: boolean;
  readonly waivers: readonly Waiver[];
  readonly open: () => Promise<{ readonly target: Target; close(): Promise<void> }>;
}

/**
 * Judges a target and returns the exit code. Everything that can be checked without a call is checked before the first one.
 * Throws a UsageError, a ConfigurationError or a TargetError.
 */
export async function runSuites(options: RunOptions): Promise<number> {
  const destination = options.target === undefined ? await bundled(options) : await given(options, options.target);
  const rules = await loadRules();
  checkSelection(rules, options.only);
  const ids = rules.map(({ id }) => id);
  const problems = findWaiverProblems(destination.waivers, ids);
  if (problems.length > 0) throw new ConfigurationError(problems);
  const outputFolder = prepareOutputFolder(options.out);
  for (const name of reportFiles) rmSync(join(outputFolder, name), { force: true });

  const { target, close } = await destination.open();
  try {
    return await run({
      plan: {
        target,
        only: options.only,
        outputFolder,
        bundled: destination.bundled,
        faults: options.fault,
        startedAt: new Date().toISOString(),
        toolVersion: toolVersion(),
      },
      options,
    });
  } finally {
    await close();
  }
}

async function bundled({ profile: name = 'service', release, fault }: RunOptions): Promise<Destination> {
  const required = requireRelease(release);
  const profile = await loadProfile(name);
  const faults = await findFaults(fault);
  checkFaults(faults, profile, required);
  return { bundled: true, waivers: [], open: () => startBundledBank(profile, required, faults) };
}

async function given({ profile, release, fault }: RunOptions, source: string): Promise<Destination> {
  if (fault.length > 0) {
    throw new UsageError(
      '--fault makes the bundled bank dishonest; --target names another bank.',
      'Leave one of them out.',
    );
  }
  const target = await loadTarget(source, {
    env: process.env,
    ...(profile === undefined ? {} : { profile }),
    ...(release === undefined ? {} : { release }),
  });
  return {
    bundled: false,
    waivers: target.waivers ?? [],
    async open() {
      await preflight(target);
      if (target.tokens.kind === 'ready-made' && target.tokens.tokens.length === 0) process.stderr.write(noTokens);
      return { target, close: async () => {} };
    },
  };
}

const noTokens = `aisp: No access token was given: only what needs none can be exercised.
      Set AISP_TOKEN to a token of a PSU, or configure "tokens" in a target file.
`;

async function run({ plan, options }: { readonly plan: RunPlan; readonly options: RunOptions }): Promise<number> {
  const folder = writePlan(plan, process.env);
  try {
    const end = await runPlaywright(options, { ...process.env, ...folder.environment });
    if (!end.interrupted) return readExitCode(plan.outputFolder);
    const left =
      plan.bundled || plan.target.tokens.kind === 'ready-made' ? '' : ' Consents that it made may still stand.';
    process.stderr.write(`aisp: The run was interrupted.${left}\n`);
    return end.exitCode;
  } finally {
    folder.remove();
  }
}
