import { replaceFile } from '../../files/write-file.ts';
import { presentedIn, presentedOutput } from '../../suites/run/presented.ts';
import { exitOf } from '../exit.ts';
import { optionsOf } from './presented-options.ts';
import { runSuites } from './run-suites.ts';

/**
 * The run that Playwright's runner presents, of the target that the environment names. The runner starts it, and names the
 * folder for the verdicts. What keeps the run from beginning is written there, too.
 */
const { env } = process;
const { folder, refusalFile } = presentedIn(process.argv[2] ?? '');

try {
  const presented = { folder, reports: env.AISP_WRITES_REPORT !== undefined && env.AISP_WRITES_REPORT !== '' };
  process.exitCode = await runSuites({ ...optionsOf(env), out: presentedOutput(env), presented });
} catch (error) {
  const { code, text } = exitOf(error);
  replaceFile(refusalFile, text.replace(/^aisp: /, ''), { mode: 'private', link: 'replaced' });
  process.exitCode = code;
}
