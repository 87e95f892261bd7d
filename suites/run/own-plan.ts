import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { planVariable } from './run-folder.ts';

/** Name of the environment variable that tells the port of the bank that the runner starts itself. */
const portVariable = 'AISP_OWN_BANK';

/** What starts the bundled bank, for the configuration of Playwright. */
export interface OwnBank {
  readonly command: string;
  readonly port: number;
}

/**
 * Where no `aisp run` started the runner, but a person or an editor: sees to a plan against the bundled bank, and says what starts
 * that. Undefined where there is a plan. Throws, with the cure, in a checkout that is not built.
 */
export function ownBank(environment: NodeJS.ProcessEnv = process.env): OwnBank | undefined {
  const build = buildFolder();
  if (environment[planVariable] === undefined) {
    const script = join(build, 'bin', 'run', 'own-plan.js');
    if (!existsSync(script)) throw new Error('aisp: The bundled bank is not built. Run "npm run build" first.');
    const made = JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' })) as {
      readonly environment: Readonly<Record<string, string>>;
      readonly port: number;
    };
    Object.assign(environment, made.environment, { [portVariable]: String(made.port) });
    const folder = dirname(made.environment[planVariable] ?? '');
    // It will hold what is gathered, unredacted.
    process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  }
  const port = environment[portVariable];
  if (port === undefined) return undefined;
  const script = join(build, 'bin', 'run', 'own-bank.js');
  return { command: `"${process.execPath}" "${script}" ${port}`, port: Number(port) };
}

/** Where the compiled command line is, seen from the source and from its compiled form. */
function buildFolder(): string {
  const suites = join(import.meta.dirname, '..');
  return import.meta.filename.endsWith('.ts') ? join(suites, '..', 'dist') : join(suites, '..');
}
