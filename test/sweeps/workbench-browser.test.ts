import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright';
import { parse, stringify } from 'yaml';
import { renderJson } from '../../reports/formats/json.ts';
import { renderTrendHtml } from '../../reports/trend/render-html.ts';
import { trendOf } from '../../reports/trend/trend.ts';
import { type Started, startAisp } from '../support/aisp.ts';
import { accessibilityViolations, launchChromium, tabTo, withoutChromium } from '../support/browser.ts';
import { freePort } from '../support/free-port.ts';
import { hostile, sampleReport } from '../support/sample-report.ts';
import { servedBank } from '../support/served-bank.ts';
import { trendRun } from '../support/trend-run.ts';

/** Runs in the page. */
const openAll = "for (const details of document.querySelectorAll('details')) details.open = true";

describe('the workbench in a browser', { skip: withoutChromium }, () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'aisp-workbench-')));
  let browser: Browser;
  let started: Started;
  let context: BrowserContext;
  let page: Page;
  let origin = '';
  const noise: string[] = [];

  before(async () => {
    writeFileSync(join(folder, 'report.json'), renderJson({ ...sampleReport(), problems: [hostile] }));
    started = startAisp(['workbench', '--folder', folder], { env: { HARBOUR_SECRET: 'harbour-aisp-secret' } });
    [browser] = await Promise.all([launchChromium(), started.said('Ctrl-C')]);
    const [link = ''] = /http:\S+/.exec(await started.said('Ctrl-C')) ?? [];
    origin = new URL(link).origin;
    // The policy of the pages forbids the checker too.
    context = await browser.newContext({ bypassCSP: true });
    page = await context.newPage();
    page.on('request', (request) => {
      if (!/^data:/.test(request.url()) && !request.url().startsWith(`${origin}/`)) noise.push(request.url());
    });
    page.on('pageerror', (error) => noise.push(error.message));
    await page.goto(link);
    const second = await (await browser.newContext()).newPage();
    assert.equal((await second.goto(link))?.status(), 410);
    assert.equal((await second.goto(`${origin}/`))?.status(), 403);
    await second.context().close();
  });
  after(async () => {
    await browser?.close();
    started?.child.kill('SIGINT');
    const { code } = await started.ended;
    rmSync(folder, { recursive: true, force: true });
    assert.equal(code, 0);
    assert.deepEqual(noise, []);
  });

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heading = (name: RegExp) => page.getByRole('heading', { name, level: 1 });

  let visits = 0;

  /** In light and dark by turns, or in both, and at 320 pixels, with everything open. */
  async function isFitForAll(schemes: 'by turns' | 'both' = 'by turns'): Promise<void> {
    await page.evaluate(openAll);
    visits += 1;
    for (const [index, colorScheme] of (['light', 'dark'] as const).entries()) {
      if (schemes === 'by turns' && visits % 2 !== index) continue;
      await page.emulateMedia({ colorScheme });
      assert.deepEqual(await accessibilityViolations(page), [], `${page.url()}, ${colorScheme}`);
    }
    const usual = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 320, height: 800 });
    assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 320, page.url());
    await page.setViewportSize(usual);
  }

  it('describes a bank, and runs the bundled one by keyboard from the plan to the report, which it shows while it goes on', async () => {
    await page.getByRole('link', { name: 'Describe a bank' }).click();
    await page.getByLabel('Name of the file').fill('bank.yaml');
    await page.getByLabel('baseUrl').fill('https://bank.example');
    await page.getByLabel('How access tokens are had').selectOption('headless');
    await button('Show its fields').click();
    await page.getByLabel('clientSecret').first().fill('hush-hush');
    await button('Write the file').click();
    await page.getByRole('alert').waitFor();
    assert.doesNotMatch(await page.content(), /hush-hush/);
    await isFitForAll('both');
    await page.getByLabel('How access tokens are had').selectOption('');
    await button('Write the file').click();
    await page.getByText('Written to bank.yaml.').waitFor();
    assert.deepEqual(parse(readFileSync(join(folder, 'bank.yaml'), 'utf8')), { baseUrl: 'https://bank.example' });

    await page.getByRole('link', { name: 'Run', exact: true }).first().click();
    await isFitForAll();
    await page.getByLabel('Bank', { exact: true }).selectOption('');
    await page.getByRole('checkbox', { name: 'Balances' }).check();
    await tabTo(page, button('See the plan'));
    await page.keyboard.press('Enter');
    await heading(/plan of the run/).waitFor();
    await isFitForAll();
    await button('Start the run').focus();
    await page.keyboard.press('Enter');
    await page.getByText(/of about \d+ calls/).waitFor();
    await isFitForAll();
    await heading(/The run is over/).waitFor({ timeout: 120_000 });
    await page.getByText('The bank conforms.').waitFor();
    await isFitForAll();
    await page.getByRole('link', { name: 'Open the report' }).click();
    await page.getByRole('heading', { name: 'Conforming', exact: true }).waitFor();
    await isFitForAll();
  });

  it('leads a person to the bank for each consent, and waits for the redirect', async () => {
    const bank = await servedBank('http');
    try {
      const target = {
        baseUrl: bank.url,
        tokens: {
          kind: 'manual',
          tokenUrl: `${bank.url}/token`,
          authorizeUrl: `${bank.url}/authorize`,
          clientId: 'harbour-aisp',
          clientSecret: { env: 'HARBOUR_SECRET' },
          redirectUri: `http://127.0.0.1:${await freePort()}/callback`,
          waitSeconds: 60,
        },
      };
      writeFileSync(join(folder, 'by-hand.yaml'), stringify(target));
      await page.goto(`${origin}/run?target=by-hand.yaml`);
      await page.getByRole('checkbox', { name: 'Balances' }).check();
      await button('See the plan').click();
      await button('Start the run').click();
      const isAsked = (consent: string) =>
        page.locator('#live .told').getByText(`The consent "${consent}"`).waitFor({ timeout: 60_000 });
      const link = page.getByRole('link', { name: 'Open the page of the bank' });
      const decide = async (opened: Page) => {
        await opened.getByRole('link', { name: /household/ }).click();
        await opened.getByRole('button', { name: /^(Allow|Approve|Share)/ }).click();
      };
      const decideHere = async (consent: string) => {
        await isAsked(consent);
        const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
        await decide(opened);
        await opened.getByText(/answer has come/).waitFor();
        await opened.close();
      };
      await decideHere('detail');

      await isAsked('basic');
      const start = (await link.getAttribute('href')) ?? '';
      await page.getByRole('link', { name: 'Use another device' }).click();
      await page.getByRole('img', { name: /QR code/ }).waitFor();
      await isFitForAll('both');
      const phone = await browser.newContext();
      const { redirectUri } = target.tokens;
      await phone.route(`${redirectUri}*`, (route) => route.abort('connectionrefused'));
      const onPhone = await phone.newPage();
      const { headers } = await fetch(start, { redirect: 'manual' });
      await onPhone.goto(headers.get('location') ?? '');
      const led = onPhone.waitForRequest((request) => request.url().startsWith(redirectUri));
      await decide(onPhone);
      await page.getByLabel('The address at which the phone ended').fill((await led).url());
      await button('Hand it to the run').click();
      await phone.close();
      await heading(/The run is over/).waitFor({ timeout: 60_000 });
      assert.match(await page.locator('main').innerText(), /The answer for the consent "basic" has come/);
      assert.doesNotMatch(await page.content(), /harbour-aisp-secret/);
    } finally {
      await bank.close();
    }
  });

  it('shows a hostile report, each finding with what keeps its rule and what breaks it, and all else', async () => {
    await page.goto(`${origin}/report?file=report.json`);
    assert.equal(await page.evaluate("'hacked' in globalThis"), false);
    assert.equal(await page.locator('img').count(), 0);
    await isFitForAll('both');
    await page.locator('#failures a').first().click();
    await page.getByRole('heading', { name: 'What the rule is about' }).waitFor();
    await isFitForAll();
    assert.equal(await page.evaluate("'hacked' in globalThis"), false);
    await page.goto(`${origin}/rules/AISP-BAL-004`);
    await page.getByRole('heading', { name: 'Broken' }).waitFor();
    await isFitForAll();
    for (const path of [
      '/',
      '/history',
      '/rules',
      '/import',
      '/compare?before=report.json&after=report.json',
      '/nowhere',
    ]) {
      await page.goto(`${origin}${path}`);
      await isFitForAll();
    }
    const history = Array.from({ length: 30 }, (_, day) => trendRun(day + 1, { groups: { [hostile]: { fail: day } } }));
    await page.setContent(renderTrendHtml(trendOf(history, [{ file: hostile, reason: hostile }])));
    await page.getByRole('img', { name: /What 30 runs came to/ }).waitFor();
    await isFitForAll('both');
    assert.equal(await page.evaluate("'hacked' in globalThis"), false);
  });

  it('does nothing for a page of another origin, and its own script runs under its policy', async () => {
    const strict = await browser.newContext();
    await strict.addCookies(await context.cookies());
    const own = await strict.newPage();
    const complaints: string[] = [];
    own.on('console', (message) => complaints.push(message.text()));
    await own.goto(`${origin}/report?file=report.json`);
    assert.deepEqual(complaints, []);
    assert.equal(await own.locator('.copy').first().isHidden(), false);
    await own.goto(`${origin}/report/whole?file=report.json`);
    assert.equal(await own.evaluate('document.getElementById("filter").hidden'), false);
    assert.equal(await own.evaluate('self.origin'), 'null');
    const answer = await own.evaluate(
      `fetch('${origin}/run/stop', { method: 'POST', mode: 'no-cors', credentials: 'include' }).then(() => 'sent', () => 'refused')`,
    );
    assert.equal(answer, 'refused');
    await strict.close();
  });
});
