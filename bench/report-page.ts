import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import { renderHtml } from '../reports/formats/html.ts';
import { launchChromium, withoutChromium } from '../test/support/browser.ts';
import { sampleReport } from '../test/support/sample-report.ts';
import { median } from './support/processes.ts';

/** Time until `report.html` can be used, with 500 failed rules and 2,000 calls, beside that of an empty page, in turn. */
const rounds = 7;
if (withoutChromium !== false) {
  console.log(`report.html: left out, ${withoutChromium}`);
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
const browser = await launchChromium();
try {
  const pairs: { report: number; empty: number; filter: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    pairs.push({
      report: await measured(browser, pathToFileURL(full).href, interactive),
      empty: await measured(browser, pathToFileURL(empty).href, interactive),
      filter: await measured(browser, pathToFileURL(full).href, filtering),
    });
  }
  const [report, bare, filter] = (['report', 'empty', 'filter'] as const).map((name) =>
    median(pairs.map((pair) => pair[name])).toFixed(0),
  );
  console.log(
    `report.html: ${(Buffer.byteLength(html) / 1e6).toFixed(2)} MB (aim: under 2), interactive after ${report} ms (aim: under 1000), ` +
      `an empty page ${bare} ms, one letter in the filter ${filter} ms`,
  );
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
