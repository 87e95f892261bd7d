import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import { renderHtml } from '../reports/formats/html.ts';
import { launchChromium, withoutChromium } from '../test/support/browser.ts';
import { sampleReport } from '../test/support/sample-report.ts';
import { aimed } from './support/aimed.ts';
import { median } from './support/processes.ts';
import { leaveOut } from './support/results.ts';
import { turnsUntilSteady } from './support/steady.ts';
import { begin, doing } from './support/watch.ts';

/** Time until `report.html` can be used, with 500 failed rules and 2,000 calls, beside that of an empty page, in turn. */
begin('report-page');
if (withoutChromium !== false) {
  leaveOut('report-page', withoutChromium);
  process.exit(0);
}

const folder = mkdtempSync(join(tmpdir(), 'aisp-bench-'));

/** Milliseconds from the start of the navigation until the page stands, its script has run and it has painted. Runs in the page. */
const interactive =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now()))))';
/** Milliseconds that the filter takes to answer one letter. Runs in the page. */
const filtering = `(() => {
  const field = document.querySelector('input[type=search]');
  const begun = performance.now();
  field.value = 'b';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  document.body.offsetHeight;
  return performance.now() - begun;
})()`;

async function measured(browser: Browser, url: string, script: string): Promise<number> {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  await page.evaluate(interactive);
  const taken = Number(await page.evaluate(script));
  await page.close();
  return taken;
}

const html = renderHtml(sampleReport({ rules: 500, exchanges: 2000, outcomeOf: () => 'fail' }));
const [full, empty] = [join(folder, 'report.html'), join(folder, 'empty.html')];
writeFileSync(full, html);
writeFileSync(empty, '<!doctype html><html lang="en"><title>Empty</title><p>Empty</p></html>');
doing('a browser begins');
const browser = await launchChromium();
try {
  const pairs = await turnsUntilSteady(
    { name: 'the page, an empty one, and its filter', most: 11, within: 0.1 },
    ({ report }: { readonly report: number; readonly empty: number; readonly filter: number }) => [report],
    async () => ({
      report: await measured(browser, pathToFileURL(full).href, interactive),
      empty: await measured(browser, pathToFileURL(empty).href, interactive),
      filter: await measured(browser, pathToFileURL(full).href, filtering),
    }),
  );
  const of = (name: keyof (typeof pairs)[number]) => median(pairs.map((pair) => pair[name]));
  console.log(`size of report.html: ${aimed(Buffer.byteLength(html) / 1e6, { under: 2 }, 'MB', 2)}`);
  console.log(
    `until it can be used: ${aimed(of('report'), { under: 1000 }, 'ms')}, an empty page ${of('empty').toFixed(0)} ms; ` +
      `one letter in the filter ${of('filter').toFixed(0)} ms`,
  );
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
