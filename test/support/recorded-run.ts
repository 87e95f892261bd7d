import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extraFormats } from '../../reports/render-format.ts';
import { aisp } from './aisp.ts';

/** What a run left, to be read and not written to. */
export interface RecordedRun {
  readonly folder: string;
  readonly stdout: string;
  /** What it appended to the summary of a build's step, which said `Said before` and no more. */
  readonly stepSummary: string;
}

/** The rules that the run judges, and the one that its bank breaks. */
export const recordedRules = ['AISP-BAL-*', 'AISP-FMT-004', 'AISP-FMT-007'] as const;
export const brokenRule = 'AISP-FMT-004';
const fault = 'zero-balance-as-debit';

/** Where the tests of one `npm test` share it (`test/tools/run-tests.ts`); a test file that is run alone makes its own. */
const shared = process.env.RUN_OF_TESTS;
const longestMs = 300_000;

/**
 * One run of a bank with one fault, by the command line and in every format, for all tests that only read what a run left. Whoever asks
 * first makes it, and the others wait until it is there. Throws where it could not be made.
 */
export async function recordedRun(): Promise<RecordedRun> {
  const home = shared ?? own();
  const folder = join(home, 'run');
  if (claims(home)) await make(home, folder);
  else await isThere(home, folder);
  return {
    folder,
    stdout: readFileSync(join(home, 'stdout.txt'), 'utf8'),
    stepSummary: readFileSync(join(home, 'summary.md'), 'utf8'),
  };
}

let home: string | undefined;
function own(): string {
  if (home !== undefined) return home;
  const made = mkdtempSync(join(tmpdir(), 'recorded-run-'));
  process.on('exit', () => rmSync(made, { recursive: true, force: true }));
  home = made;
  return made;
}

/** True for the first who asks. */
function claims(home: string): boolean {
  try {
    mkdirSync(join(home, 'claimed'));
    return true;
  } catch {
    return false;
  }
}

async function make(home: string, folder: string): Promise<void> {
  try {
    const summary = join(home, 'summary.md');
    writeFileSync(summary, 'Said before\n');
    const only = recordedRules.flatMap((glob) => ['--only', glob]);
    const formats = ['--format', 'github-summary,badge', '--format', extraFormats.join()];
    const env = { GITHUB_STEP_SUMMARY: summary };
    const out = join(home, 'making');
    const { code, stdout, stderr } = await aisp(['run', ...only, '--fault', fault, '--out', out, ...formats], { env });
    assert.equal(code, 1, stdout + stderr);
    writeFileSync(join(home, 'stdout.txt'), stdout);
    renameSync(out, folder);
  } catch (error) {
    writeFileSync(join(home, 'failed'), String(error));
    throw error;
  }
}

async function isThere(home: string, folder: string): Promise<void> {
  const changes = watch(home);
  try {
    const patience = AbortSignal.timeout(longestMs);
    while (!existsSync(folder)) {
      if (existsSync(join(home, 'failed'))) throw new Error(readFileSync(join(home, 'failed'), 'utf8'));
      await once(changes, 'change', { signal: patience });
    }
  } finally {
    changes.close();
  }
}
