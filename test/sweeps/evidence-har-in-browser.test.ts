import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { archiveText } from '../support/archived.ts';
import { judgeBank } from '../support/bank-run.ts';
import { launchChromium, withoutChromium } from '../support/browser.ts';

const catalogue = await loadRules();
const run = await judgeBank(catalogue, { profile: fullProfile, scenarios: ['reads'] });
const text = archiveText(run, run.context.profile);

describe('a browser that plays the archive', { skip: withoutChromium }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'aisp-har-test-'));
  after(() => rmSync(folder, { recursive: true }));

  it('gets the answers that the bank gave', { timeout: 120_000 }, async () => {
    const har = join(folder, 'evidence.har');
    writeFileSync(har, text);
    const browser = await launchChromium();
    try {
      const context = await browser.newContext();
      await context.routeFromHAR(har, { notFound: 'abort' });
      const page = await context.newPage();
      const response = await page.goto('https://bank.test/open-banking/v3.1/aisp/accounts');
      if (response === null) throw new TypeError('the browser got nothing');
      assert.equal(response.status(), 200);
      const { Data } = (await response.json()) as { Data: { Account: readonly unknown[] } };
      assert.ok(Data.Account.length > 1);
      await assert.rejects(page.goto('https://bank.test/never-called'));
    } finally {
      await browser.close();
    }
  });
});
