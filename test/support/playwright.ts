import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const build = join(import.meta.dirname, '..', '..');
/** The checkout. */
export const root = join(build, '..');
/** What Playwright made of source files by now: without it each run compiles them anew, for its folder of temporary files is its own. */
const transformed = join(process.env.RUN_OF_TESTS ?? tmpdir(), 'playwright-transformed');
const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');

export interface PlaywrightRun {
  /** Folder of this run: its report goes to `out`, its temporary files to `tmp` in it. */
  readonly folder: string;
  readonly cwd?: string;
  /** The folder of the suites, compiled or as source; the compiled ones of this build when absent. */
  readonly suites?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface PlaywrightEnded {
  readonly code: number | string;
  readonly stdout: string;
  readonly stderr: string;
  /** Folders of the run that it left behind. */
  readonly left: readonly string[];
}

/** Starts Playwright by itself on the suites, as a person, a pipeline or an editor does. */
export function startPlaywright(
  { folder, cwd = root, suites = join(build, 'suites'), env = {} }: PlaywrightRun,
  ...args: readonly string[]
): { readonly child: ChildProcess; readonly ended: Promise<PlaywrightEnded> } {
  const usual = Object.entries(process.env).filter(([name]) => !/^(AISP_|NODE_TEST_CONTEXT)/.test(name));
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary, { recursive: true });
  const child = spawn(process.execPath, [cli, 'test', '-c', suites, ...args], {
    cwd,
    env: {
      ...Object.fromEntries(usual),
      ...{ NO_COLOR: '1', AISP_OUT: join(folder, 'out'), TMPDIR: temporary, PWTEST_CACHE_DIR: transformed },
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const ended = once(child, 'close').then(([code, signal]): PlaywrightEnded => {
    const left = readdirSync(temporary).filter((name) => name.startsWith('aisp-'));
    return { code: code ?? signal, stdout, stderr, left };
  });
  return { child, ended };
}
