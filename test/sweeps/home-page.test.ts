import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import type { BankOptions } from '../../stub/bank-options.ts';
import { accessibilityViolations, launchChromium, tabTo, withoutChromium } from '../support/browser.ts';
import { type ServedBank, servedBank } from '../support/served-bank.ts';

const masking: NonNullable<BankOptions['journal']>['masking'] = {
  mask: async (calls) => ({ calls, text: (text) => text }),
  har: async () => ({}),
};

describe('the page for developers in a browser', { skip: withoutChromium }, () => {
  let browser: Browser;
  let bank: ServedBank;
  before(async () => {
    [bank, browser] = await Promise.all([servedBank('http', { journal: { masking } }), launchChromium()]);
  });
  after(async () => {
    await browser?.close();
    assert.deepEqual(bank.problems, []);
    await bank.close();
  });

  /** Opens the page in a browser of its own; nothing may be complained about, and no other host be asked for anything. */
  async function visit(work: (page: Page) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> {
    const context = await browser.newContext(options);
    try {
      const page = await context.newPage();
      const noise: string[] = [];
      page.on('request', (request) => {
        if (!/^data:/.test(request.url()) && !request.url().startsWith(`${bank.url}/`)) noise.push(request.url());
      });
      page.on('console', (message) => noise.push(message.text()));
      page.on('pageerror', (error) => noise.push(error.message));
      await page.goto(bank.url);
      await work(page);
      assert.deepEqual(
        noise.filter((text) => !/status of 400/.test(text)),
        [],
      );
    } finally {
      await context.close();
    }
  }

  const getToken = (page: Page) => page.getByRole('button', { name: 'Get a token of household' });
  const callAccounts = () => fetch(`${bank.url}/open-banking/v3.1/aisp/accounts`);

  /** Brings about all that the page can show. */
  async function fill(page: Page): Promise<void> {
    await callAccounts();
    await getToken(page).click();
    await page.getByRole('status').filter({ hasText: 'A token of household' }).waitFor();
    for (const summary of await page.locator('summary').all()) await summary.click();
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`has no accessibility violations, ${colorScheme}`, () =>
      visit(
        async (page) => {
          await fill(page);
          assert.deepEqual(await accessibilityViolations(page), []);
          await page.getByLabel('Move it on by a duration').fill('tomorrow');
          await page.getByRole('button', { name: 'Move on' }).click();
          await page.getByRole('alert').waitFor();
          assert.deepEqual(await accessibilityViolations(page), []);
        },
        // The policy of the page forbids the checker too.
        { colorScheme, bypassCSP: true },
      ));
  }

  it('scrolls in one direction only at 320 pixels, and gives fingers 44 of them', () =>
    visit(
      async (page) => {
        await fill(page);
        assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 320);
        const targets = await page.locator('button, input:not([type=hidden]), select, nav a, summary').all();
        const heights = await Promise.all(targets.map(async (target) => (await target.boundingBox())?.height ?? 0));
        assert.ok(heights.length > 20);
        assert.deepEqual(
          heights.filter((height) => height < 44),
          [],
        );
      },
      { viewport: { width: 320, height: 640 } },
    ));

  it('shows a call and why it was refused as it comes', () =>
    visit(async (page) => {
      await page.getByText('New calls appear by themselves.').waitFor();
      const marked = `${bank.url}/open-banking/v3.1/aisp/accounts?as-it-comes`;
      await fetch(marked);
      const call = page.getByRole('listitem').filter({ hasText: '/accounts?as-it-comes' });
      await call.getByText('Refused at token').waitFor();
      assert.match(await call.innerText(), /Accepted would be: .*judged by AISP-/s);
    }));

  it('is used from the keyboard', () =>
    visit(async (page) => {
      await tabTo(page, page.getByRole('link', { name: 'Clock', exact: true }));
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByRole('button', { name: 'Move on' }));
      await page.keyboard.press('Enter');
      const told = page.getByRole('status').filter({ hasText: 'The clock shows' });
      await told.waitFor();
      assert.ok(await told.evaluate((element) => element.matches(':focus')));
      await page.getByRole('button', { name: 'Follow the clock' }).click();
      await told.waitFor();
    }));

  it('copies what is to be copied', () =>
    visit(
      async (page) => {
        await page.getByRole('button', { name: 'Copy: the first call' }).click();
        await page.getByText('Copied').waitFor();
        assert.match(String(await page.evaluate('navigator.clipboard.readText()')), /^TOKEN=\$\(curl -s -X POST /);
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    ));

  it('works with JavaScript off', () =>
    visit(
      async (page) => {
        await callAccounts();
        await page.getByRole('link', { name: 'Load the page again' }).click();
        await page.reload();
        await page.getByText('Refused at token').first().waitFor();
        await getToken(page).click();
        await page.getByRole('status').filter({ hasText: 'A token of household' }).waitFor();
      },
      { javaScriptEnabled: false },
    ));
});
