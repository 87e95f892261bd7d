import { writeFileSync } from 'node:fs';
import { presentedIn, presentedOutput } from '../../suites/run/presented.ts';
import { exitOf } from '../exit.ts';
import { runSuites } from './run-suites.ts';

/**
 * The run that Playwright's runner presents, of the target that the environment names. The runner starts it, and names the
 * folder for the verdicts. What keeps the run from beginning is written there, too.
 */
const { env } = process;
const { folder, refusalFile } = presentedIn(process.argv[2] ?? '');
const given = (name: string): string | undefined => (env[name] === '' ? undefined : env[name]);
const listed = (name: string): readonly string[] =>
  given(name)
    ?.split(',')
    .map((id) => id.trim()) ?? [];
const named = { target: given('AISP_TARGET'), profile: given('AISP_PROFILE'), release: given('AISP_RELEASE') };

try {
  process.exitCode = await runSuites({
    ...Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)),
    only: [],
    out: presentedOutput(env),
    format: [],
    evidence: 'masked',
    fault: listed('AISP_FAULT'),
    variant: listed('AISP_VARIANT'),
    quirk: [],
    asFound: [],
    quiet: given('AISP_QUIET') !== undefined,
    ...(given('AISP_SHARD') === undefined ? {} : { shard: String(env.AISP_SHARD) }),
    presented: { folder, reports: given('AISP_WRITES_REPORT') !== undefined },
  });
} catch (error) {
  const { code, text } = exitOf(error);
  writeFileSync(refusalFile, text.replace(/^aisp: /, ''));
  process.exitCode = code;
}
