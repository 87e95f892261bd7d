import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Report, RunRecord, Verdict } from '../../reports/contract/index.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');
const reporter = join(import.meta.dirname, '..', '..', 'reports', 'playwright-reporter.js');
/** Temporary folders to remove when the tests are over. */
export const folders: string[] = [];

const record: RunRecord = {
  tool: { name: 'aisp-conformance', version: '0.1.0' },
  target: { baseUrl: 'https://bank.example', release: '3.1.11', profile: 'service' },
  startedAt: '2026-01-01T00:00:00.000Z',
  requests: 1,
  groups: { ACC: 'Accounts', BAL: 'Balances' },
  exchanges: [
    {
      id: 'x1',
      scenario: 'reads',
      purpose: 'GET /accounts: happy',
      request: {
        method: 'GET',
        url: 'https://bank.example/open-banking/v3.1/aisp/accounts',
        headers: [['authorization', 'Bearer sEcReT-token-1']],
      },
      response: {
        status: 200,
        headers: [['content-type', 'application/json']],
        body: '{"Data":{"Account":[{"AccountId":"a1","Nickname":"Kitchen Fund"}]}}',
        size: 66,
      },
      startedAt: '2026-01-01T00:00:00.000Z',
      durationMs: 5,
    },
  ],
};

/** A verdict of a made-up rule. */
export function verdict(id: string, outcome: Verdict['outcome'], more: Partial<Verdict> = {}): Verdict {
  return {
    id,
    title: `Title of ${id}`,
    level: 'MUST',
    group: id.split('-')[1] ?? '',
    outcome,
    checked: outcome === 'pass' ? 3 : 0,
    findings: [],
    clause: { title: 'Accounts, Data Model' },
    ...more,
  };
}

/** A test of the runner that leaves a verdict as the suites do. */
export function judged(each: Verdict): string {
  const skips = ['not-applicable', 'not-exercised', 'waived'].includes(each.outcome);
  const fails = ['fail', 'error'].includes(each.outcome);
  const end = skips ? 'test.skip(true);' : fails ? "throw new Error('broken');" : '';
  return `test(${JSON.stringify(`${each.id} ${each.title}`)}, () => {
    test.info().annotations.push({ type: 'aisp-verdict', description: ${JSON.stringify(JSON.stringify(each))} });
    ${end}
  });`;
}

/** What the inline project of one run is made of. */
export interface ReporterRun {
  /** Body of the test that gathers. */
  readonly gather?: string;
  readonly rules: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly config?: string;
  readonly withoutRecord?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
}

/** What the run printed and wrote; the verdict is `none` where the runner did not come to its end. */
export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly out: string;
  readonly report: Report | undefined;
  readonly result: {
    readonly verdict: string;
    readonly exitCode: number;
    readonly files: readonly string[];
    readonly folder?: string;
  };
}

/** Runs Playwright with our reporter on an inline project in a temporary folder. */
export async function runReporter({
  gather = '',
  rules,
  options = {},
  config = '',
  withoutRecord,
  environment = {},
}: ReporterRun): Promise<Ran> {
  const folder = mkdtempSync(join(tmpdir(), 'aisp-reporter-'));
  folders.push(folder);
  const out = String(options.outputFolder ?? join(folder, 'out'));
  const runFile = join(folder, 'run.json');
  const resultFile = join(folder, 'result.json');
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  if (withoutRecord !== true) writeFileSync(runFile, JSON.stringify(record));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const given = JSON.stringify({ runFile, outputFolder: out, resultFile, ...options });
  writeFileSync(
    join(folder, 'playwright.config.js'),
    `export default {
      testDir: '.', fullyParallel: true, workers: 1, ${config} reporter: [[${JSON.stringify(reporter)}, ${given}]],
      projects: [{ name: 'gather', testMatch: 'gather.js' }, { name: 'rules', testMatch: 'rules.js', dependencies: ['gather'] }],
    };`,
  );
  const head = "import { test } from '@playwright/test';\n";
  writeFileSync(join(folder, 'gather.js'), `${head}test('Gather the evidence', () => { ${gather} });`);
  writeFileSync(join(folder, 'rules.js'), head + rules.join('\n'));

  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const child = spawn(process.execPath, [cli, 'test', '-c', join(folder, 'playwright.config.js')], {
    cwd: folder,
    env: { ...process.env, FORCE_COLOR: '0', NODE_TEST_CONTEXT: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => (stdout += chunk));
  child.stderr.on('data', (chunk) => (stderr += chunk));
  const code = await new Promise<number | null>((done) => child.on('close', done));
  const written = join(out, 'report.json');
  return {
    code,
    stdout,
    stderr,
    out,
    report: existsSync(written) ? (JSON.parse(readFileSync(written, 'utf8')) as Report) : undefined,
    result: existsSync(resultFile)
      ? JSON.parse(readFileSync(resultFile, 'utf8'))
      : { verdict: 'none', exitCode: -1, files: [] },
  };
}
