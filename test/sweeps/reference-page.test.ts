import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright';
import { bankDocument } from '../../schemas/openapi/bank-document.ts';
import { launchChromium, withoutChromium } from '../support/browser.ts';
import { type ServedBank, servedBank } from '../support/served-bank.ts';

/** The block of an operation on the page, by the name that generated code has for it. */
const block = (page: Page, operationId: string) => page.locator(`.opblock[id$="-${operationId}"]`);

describe('the reference page in a browser', { skip: withoutChromium }, () => {
  let bank: ServedBank;
  let browser: Browser;
  before(async () => {
    [bank, browser] = await Promise.all([servedBank('http', { openApi: bankDocument }), launchChromium()]);
  });
  after(async () => {
    await browser?.close();
    assert.deepEqual(bank.problems, []);
    await bank.close();
  });

  /** Opens a page; whatever it asks of another host, and whatever its policy stops, is noted. */
  async function open(path: string) {
    const page = await browser.newPage();
    const strays: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${bank.url}/`) && !request.url().startsWith('data:')) strays.push(request.url());
    });
    page.on('console', (message) => {
      if (message.type() === 'error') strays.push(message.text());
    });
    page.on('pageerror', ({ message }) => strays.push(message));
    await page.goto(bank.url + path);
    await page.locator('.opblock').first().waitFor();
    return { page, strays };
  }

  /** Sends what stands in the block of an operation; the status that came. */
  async function tryOut(page: Page, operationId: string, parameters: Readonly<Record<string, string>> = {}) {
    const operation = block(page, operationId);
    await operation.locator('.opblock-summary-control').click();
    for (const [name, value] of Object.entries(parameters)) {
      await operation.locator(`tr[data-param-name="${name}"] input`).fill(value);
    }
    await operation.locator('.execute').click();
    return Number.parseInt(
      await operation.locator('.live-responses-table .response-col_status').last().innerText(),
      10,
    );
  }

  it('shows every operation of the bank, and asks no other host for anything', async () => {
    const { page, strays } = await open('/reference');
    assert.equal(await page.locator('.opblock').count(), 29);
    assert.match(await page.locator('.info').innerText(), /profile full/);
    assert.deepEqual(strays, []);
    await page.close();
  });

  it('has what is tried out go through with a token of one click: data with that of the persona, consents with that of the client', async () => {
    const { page, strays } = await open('/reference');
    await page.getByLabel('Try it out as').selectOption('sole-trader');
    await page.getByRole('button', { name: 'Get a token' }).click();
    const said = page.getByText(/^Calls go out with a token of sole-trader/);
    await said.waitFor();
    const text = await said.innerText();
    const [, accountId = ''] = /AccountIds: ([^,.]+)/.exec(text) ?? [];
    const [, consentId = ''] = /ConsentId: ([^.]+)/.exec(text) ?? [];
    assert.equal(await tryOut(page, 'GetAccounts'), 200);
    assert.equal(await tryOut(page, 'GetAccountsAccountIdTransactions', { AccountId: accountId }), 200);
    assert.equal(await tryOut(page, 'CreateAccountAccessConsents'), 201);
    assert.equal(await tryOut(page, 'GetAccountAccessConsentsConsentId', { ConsentId: consentId }), 200);
    assert.deepEqual(strays, []);
    await page.close();
  });

  it('shows the control plane, which can be tried out as well', async () => {
    const { page, strays } = await open('/reference/control');
    assert.equal(await tryOut(page, 'issueToken'), 201);
    assert.deepEqual(strays, []);
    await page.close();
  });
});
