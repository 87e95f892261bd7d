import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { listedRules } from '../suites/run/presented.ts';
import { root, startPlaywright } from './support/playwright.ts';

const screen = readFileSync(join(root, 'README.md'), 'utf8').split('\n').slice(0, 30).join('\n');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

describe("README's first screen", () => {
  const folder = mkdtempSync(join(tmpdir(), 'aisp-readme-'));
  after(() => rmSync(folder, { recursive: true }));

  it('says that the suites are Playwright tests, and shows how one is run against a bank', () => {
    assert.match(screen, /The suites are Playwright tests/);
    const [, suites = '', rule] =
      /^AISP_TARGET=\S+ npx playwright test -c (\S+) --grep (AISP-[\w-]+)$/m.exec(screen) ?? [];
    assert.ok(existsSync(join(root, suites, 'playwright.config.ts')), suites);
    assert.ok(
      listedRules().some(({ id }) => id === rule),
      rule,
    );
  });

  it('names a command that lists the tests, and the command does', async () => {
    assert.match(screen, /`npm run conformance -- --list` lists them/);
    assert.equal(scripts.conformance, 'playwright test -c dist/suites');
    const [, , rule = ''] = /npx playwright test -c (\S+) --grep (AISP-[\w-]+)/.exec(screen) ?? [];
    const { code, stdout, stderr } = await startPlaywright({ folder }, '--list').ended;
    assert.equal(code, 0, stdout + stderr);
    assert.match(stdout, new RegExp(`› ${rule} `));
    assert.match(stdout, /^Total: \d+ tests in 1 file$/m);
  });
});
