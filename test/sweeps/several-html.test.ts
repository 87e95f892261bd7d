import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Outcome } from '../../reports/contract/index.ts';
import { combineReports } from '../../reports/several/combine.ts';
import { renderSeveralHtml } from '../../reports/several/render-html.ts';
import { accessibilityViolations, launchChromium, tabTo, withoutChromium } from '../support/browser.ts';
import { sampleReport } from '../support/sample-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'aisp-matrix-'));
after(() => rmSync(folder, { recursive: true }));

it('the matrix of several targets is read at 320 px, by keyboard, in light and dark', {
  skip: withoutChromium,
}, async () => {
  const bank = (name: string, outcomeOf: (index: number) => Outcome) => {
    const target = { baseUrl: `https://${name}.example`, release: '3.1.11', profile: 'service' };
    return { name, folder: `targets/${name}`, report: sampleReport({ outcomeOf, record: { target } }) };
  };
  const file = join(folder, 'report.html');
  const parts = [bank('alpha', (index) => (index % 5 === 0 ? 'fail' : 'pass')), bank('beta', () => 'pass')];
  const others = [bank('gamma', (index) => (index % 7 === 0 ? 'warn' : 'pass')), bank('delta', () => 'not-exercised')];
  writeFileSync(file, renderSeveralHtml(combineReports([...parts, ...others])));
  const browser = await launchChromium();
  try {
    // The page runs no script but its own: axe is let in.
    const context = await browser.newContext({ viewport: { width: 320, height: 800 }, bypassCSP: true });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(pathToFileURL(file).href);
    await tabTo(page, page.locator('.matrix td.fail a').first());
    await page.evaluate("for (const details of document.querySelectorAll('details')) details.open = true");
    assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 320);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      assert.deepEqual(await accessibilityViolations(page), [], colorScheme);
    }
    assert.deepEqual(asked, [pathToFileURL(file).href]);
  } finally {
    await browser.close();
  }
});
