import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import type { Report } from '../../reports/contract/index.ts';
import { renderHtml } from '../../reports/formats/html.ts';
import { sampleReport } from '../support/sample-report.ts';

const executablePath = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  chromium.executablePath(),
].find((path) => path !== undefined && path !== '' && existsSync(path));
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Runs in the page. */
const openAll = "for (const details of document.querySelectorAll('details')) details.open = true";
const folder = mkdtempSync(join(tmpdir(), 'aisp-html-'));

interface Opened {
  readonly page: Page;
  /** What the page complained about, and what it asked the network for. */
  readonly noise: readonly string[];
}

describe('report.html in a browser', {
  skip: executablePath === undefined ? 'no Chromium: set CHROMIUM_PATH' : false,
}, () => {
  let browser: Browser;

  before(async () => {
    browser = await chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    });
  });

  after(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function open(
    report: Report,
    { width = 1280, colorScheme = 'light' }: { readonly width?: number; readonly colorScheme?: 'light' | 'dark' } = {},
  ): Promise<Opened> {
    const file = join(folder, 'report.html');
    writeFileSync(file, renderHtml(report));
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, bypassCSP: false });
    const page = await context.newPage();
    const noise: string[] = [];
    page.on('console', (message) => noise.push(message.text()));
    page.on('pageerror', (error) => noise.push(error.message));
    page.on('request', (request) => {
      if (request.url() !== pathToFileURL(file).href) noise.push(request.url());
    });
    await page.goto(pathToFileURL(file).href);
    return { page, noise };
  }

  const reports = {
    'with every outcome': sampleReport(),
    'of a conforming bank': sampleReport({ outcomeOf: () => 'pass' }),
    'of a run that broke': sampleReport({
      rules: 0,
      record: { problems: ['The bank refused the connection.'], exchanges: [] },
    }),
    'of a run that was interrupted': sampleReport({
      record: { incomplete: true, problems: ['The run was interrupted.'] },
    }),
  };

  for (const [name, report] of Object.entries(reports)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      it(`has no accessibility violations ${name}, ${colorScheme}`, async () => {
        const { page, noise } = await open(report, { colorScheme });
        await page.evaluate(openAll);
        await page.evaluate(axe);
        const violations = await page.evaluate(async () => {
          const { axe: runner } = globalThis as unknown as {
            readonly axe: {
              run(): Promise<{ violations: readonly { id: string; nodes: readonly { html: string }[] }[] }>;
            };
          };
          return (await runner.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
        });
        assert.deepEqual(violations, []);
        assert.deepEqual(noise, []);
        await page.context().close();
      });
    }
  }

  it('scrolls in one direction only at 320 pixels', async () => {
    const { page } = await open(reports['with every outcome'], { width: 320 });
    await page.evaluate(openAll);
    const width = await page.evaluate('document.documentElement.scrollWidth');
    assert.equal(width, 320);
    await page.context().close();
  });

  it('shows what a hostile bank sent as text', async () => {
    const { page, noise } = await open(reports['with every outcome']);
    assert.equal(await page.evaluate(() => 'hacked' in globalThis), false);
    assert.equal(await page.locator('img').count(), 0);
    assert.equal(await page.locator('script').count(), 1);
    assert.match((await page.locator('#failures').textContent()) ?? '', /<\/script><img src=x onerror/);
    const text = (await page.locator('body').textContent()) ?? '';
    assert.deepEqual([text.includes('\u202e'), text.includes('\u0000')], [false, false]);
    assert.deepEqual(noise, []);
    await page.context().close();
  });

  it('marks the offending spot and cuts the rest', async () => {
    const { page } = await open(reports['with every outcome']);
    const json = page.locator('#AISP-HDR-033 pre.json').first();
    assert.match((await json.locator('mark').textContent()) ?? '', /^"Type": "Expected",$/);
    const text = (await json.textContent()) ?? '';
    assert.match(text, /"Balance": \[\n⋮ \d+ more lines\n/);
    const gap = json.getByRole('button', { name: 'more lines' }).first();
    const shown = await json.innerText();
    assert.ok(shown.length < 4096);
    await gap.focus();
    await page.keyboard.press('Enter');
    assert.equal(await gap.getAttribute('aria-expanded'), 'true');
    const hidden = Number(/\d+/.exec((await gap.textContent()) ?? '')?.[0]);
    assert.ok((await json.innerText()).split('\n').length >= shown.split('\n').length + hidden);
    await page.context().close();
  });

  it('filters the rules by text and by outcome, with the keyboard', async () => {
    const { page } = await open(reports['with every outcome']);
    const shown = page.locator('#rule-list > li:visible');
    const status = page.getByRole('status');
    assert.equal(await shown.count(), 60);
    await page.getByRole('searchbox', { name: 'Find' }).fill('aisp-bal headers');
    assert.equal(await shown.count(), 0);
    assert.ok(await page.getByText('No rule matches.').isVisible());
    await page.getByRole('searchbox', { name: 'Find' }).fill('aisp-BAL');
    assert.equal(await shown.count(), 7);
    await page.getByRole('checkbox', { name: 'passed' }).focus();
    await page.keyboard.press('Space');
    assert.equal(await status.textContent(), `${await shown.count()} of 60 rules in the run`);
    assert.ok((await shown.count()) < 7);
    await page.getByRole('button', { name: 'Show all' }).press('Enter');
    await page.waitForFunction("document.querySelectorAll('#rule-list > li[hidden]').length === 0");
    await page.getByRole('link', { name: 'warnings', exact: false }).last().click();
    assert.deepEqual(
      new Set(await shown.evaluateAll((items) => items.map((item) => item.dataset.outcome))),
      new Set(['warn']),
    );
    await page.context().close();
  });

  it('finds rules by operation, pointer and exchange, and keeps the filter in the address', async () => {
    const { page, noise } = await open(reports['with every outcome']);
    const shown = page.locator('#rule-list > li:visible');
    const find = page.getByRole('searchbox', { name: 'Find' });
    const broken = reports['with every outcome'].rules.filter(({ findings }) => findings.length > 0);
    const [first] = broken;
    assert.ok(first !== undefined);
    await find.fill('GET /accounts/{AccountId}/balances');
    assert.equal(await shown.count(), broken.length);
    await find.fill(`${first.findings[0]?.pointer} ${first.findings[0]?.exchange}`);
    assert.ok((await shown.allTextContents()).some((text) => text.includes(first.id)));
    await page.getByRole('checkbox', { name: 'passed' }).uncheck();
    const [address, count] = [page.url(), await shown.count()];
    assert.match(address, /#rules\?find=.*&show=[^&]*fail/);
    assert.doesNotMatch(address, /show=[^&]*pass/);
    const again = await page.context().newPage();
    await again.goto(address);
    assert.equal(await again.locator('#rule-list > li:visible').count(), count);
    assert.equal(await again.getByRole('checkbox', { name: 'passed' }).isChecked(), false);
    assert.deepEqual(noise, []);
    await page.context().close();
  });

  it('marks what is masked, and copies a call with its token as a variable', async () => {
    const consents = [{ name: 'detail', permissions: ['ReadAccountsDetail'], consentId: 'con-1' }];
    const body = JSON.stringify({ Data: { Account: [{ AccountId: '1', Nickname: 'Bills', Currency: 'GBP' }] } });
    const exchanges = [
      {
        id: 'x1',
        scenario: 'reads',
        purpose: 'GET /accounts: happy',
        request: {
          method: 'GET',
          url: 'https://bank.example/open-banking/v3.1/aisp/accounts',
          headers: [['authorization', 'Bearer {detail}']],
        },
        response: { status: 200, headers: [['content-type', 'application/json']], body, size: body.length },
        startedAt: '2026-03-01T09:30:00.000Z',
        durationMs: 1,
      },
    ] as const;
    const { page, noise } = await open(sampleReport({ record: { consents, exchanges }, outcomeOf: () => 'fail' }));
    const evidence = page.locator('.evidence').first();
    const masked = evidence.locator('pre.json .masked');
    assert.equal(await masked.count(), 1);
    assert.match((await masked.textContent()) ?? '', /^"[^"]+"$/);
    assert.ok(!((await masked.textContent()) ?? '').includes('Bills'));
    const command = (await evidence.locator('.command pre').textContent()) ?? '';
    assert.match(command, /-H "authorization: Bearer \$AISP_TOKEN"/);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await evidence.getByRole('button', { name: /^Copy/ }).click();
    await evidence.getByRole('button', { name: /^Copied/ }).waitFor();
    assert.equal(await page.evaluate('navigator.clipboard.readText()'), command);
    assert.match((await page.locator('#tokens').textContent()) ?? '', /\$AISP_TOKEN.*con-1.*ReadAccountsDetail/);
    assert.deepEqual(noise, []);
    await page.context().close();
  });

  it('shows the calls by endpoint and what they tried, with the rules that found something wrong', async () => {
    const { page } = await open(reports['with every outcome']);
    const row = page.locator('#endpoints tbody tr');
    assert.equal(await row.count(), 1);
    assert.equal(await row.locator('th').textContent(), 'GET /accounts/{AccountId}/balances');
    const failed = reports['with every outcome'].summary.fail;
    const cell = (await row.locator('td').first().textContent()) ?? '';
    assert.ok(cell.startsWith('40') && cell.includes(`, ${failed} rules failed`), cell);
    assert.equal(await row.locator('td').last().textContent(), '40');
    await page.context().close();
  });

  it('shows how long calls took, in numbers and as a range inside the picture', async () => {
    const { page } = await open(reports['with every outcome']);
    const row = page.locator('#latencies tbody tr').first();
    assert.deepEqual((await row.locator('td').allTextContents()).slice(0, 4), ['39', '12 ms', '12 ms', '12 ms']);
    const median = await row.locator('svg .median').boundingBox();
    const picture = await row.locator('svg').boundingBox();
    assert.ok(median !== null && picture !== null);
    assert.ok(median.x >= picture.x && median.x + median.width <= picture.x + picture.width + 1);
    await page.context().close();
  });

  it('groups what failed by the place that it shows at', async () => {
    const { page } = await open(reports['with every outcome']);
    const headings = await page.locator('#failures h3').allTextContents();
    assert.deepEqual(headings, [
      `GET /accounts/{AccountId}/balances at /Data/Balance/*/Type ${reports['with every outcome'].summary.fail} rules`,
    ]);
    await page.context().close();
  });

  it('says on top that a run was incomplete, and why', async () => {
    const { page } = await open(reports['of a run that was interrupted']);
    assert.match((await page.locator('header').textContent()) ?? '', /Incomplete\. The run was interrupted\./);
    assert.match(await page.title(), /^Inconclusive \(incomplete\): /);
    await page.context().close();
  });

  it('prints dark on white whatever the screen, with the evidence open and without what only works on a screen', async () => {
    const { page } = await open(reports['with every outcome'], { colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    assert.deepEqual(
      await page.evaluate('[getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color]'),
      ['rgb(255, 255, 255)', 'rgb(27, 31, 39)'],
    );
    assert.deepEqual(
      [await page.locator('nav').isVisible(), await page.getByRole('search').isVisible()],
      [false, false],
    );
    assert.ok(await page.locator('#failures pre').first().isVisible());
    assert.equal(await page.locator('details:not(.headers):not([open])').count(), 0);
    await page.context().close();
  });

  it('lists every call in a line and shows in full only those that findings point at', async () => {
    const { page } = await open(sampleReport({ exchanges: 200 }));
    await page.evaluate(openAll);
    assert.equal(await page.locator('.calls li').count(), 200);
    const evidence = await page.locator('.evidence h5:first-child span').allTextContents();
    assert.ok(evidence.length > 0 && evidence.every((text) => Number(/^x(\d+)/.exec(text)?.[1]) <= 40));
    await page.context().close();
  });

  it('stays below 2 MB with 500 failed rules and 2,000 calls', () => {
    const report = sampleReport({ rules: 500, exchanges: 2000, outcomeOf: () => 'fail' });
    const bytes = Buffer.byteLength(renderHtml(report));
    assert.ok(bytes < 2_000_000, `${bytes} bytes`);
  });
});
