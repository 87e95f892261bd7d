import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import type { Report } from '../reports/contract/index.ts';

const root = join(import.meta.dirname, '..', '..');
const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
const folder = mkdtempSync(join(tmpdir(), 'aisp-bare-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Runs Playwright by itself, as a person or an editor does. */
async function playwright(cwd: string, ...args: readonly string[]) {
  const usual = Object.entries(process.env).filter(([name]) => !/^(AISP_|NODE_TEST_CONTEXT)/.test(name));
  const env = {
    ...Object.fromEntries(usual),
    NO_COLOR: '1',
    AISP_OUT: join(folder, 'out'),
    TMPDIR: join(folder, 'tmp'),
  };
  mkdirSync(env.TMPDIR, { recursive: true });
  const child = spawn(process.execPath, [cli, 'test', '-c', 'suites', ...args], { cwd, env, stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output, left: readdirSync(env.TMPDIR).filter((name) => name.startsWith('aisp-run-')) };
}

describe('npx playwright test -c suites', () => {
  it('runs one rule against the bundled bank, writes the report, and leaves nothing behind', async () => {
    const { code, output, left } = await playwright(root, '--grep', 'AISP-BAL-003 ');
    assert.equal(code, 0, output);
    const report = JSON.parse(readFileSync(join(folder, 'out', 'report.json'), 'utf8')) as Report;
    assert.deepEqual(
      report.rules.map(({ id, outcome }) => [id, outcome]),
      [['AISP-BAL-003', 'pass']],
    );
    assert.equal(report.target.bundled, true);
    assert.match(report.target.baseUrl, /^http:\/\/127\.0\.0\.1:\d+$/);
    assert.deepEqual(left, []);
  });

  it('lists the rules as tests by their ids, as editors ask', async () => {
    const { code, output, left } = await playwright(root, '--list', '--reporter=list');
    assert.equal(code, 0, output);
    assert.ok([...output.matchAll(/› (AISP-[A-Z]+-\d{3}[a-z]?) /g)].length > 400, output.slice(0, 500));
    assert.deepEqual(left, []);
  });

  it('says what to do in a checkout that is not built', async () => {
    const bare = join(folder, 'checkout');
    for (const name of ['suites', 'schemas', 'reports/contract', 'package.json', 'tsconfig.json']) {
      cpSync(join(root, name), join(bare, name), { recursive: true });
    }
    symlinkSync(join(root, 'node_modules'), join(bare, 'node_modules'));
    const { code, output } = await playwright(bare);
    assert.equal(code, 1);
    assert.match(output, /The bundled bank is not built\. Run "npm run build" first\./);
  });
});
