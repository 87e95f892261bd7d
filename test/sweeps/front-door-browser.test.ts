import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import * as oidc from 'openid-client';
import type { Browser, Page } from 'playwright';
import { basePath } from '../../schemas/operations.ts';
import { accessibilityViolations, launchChromium, withoutChromium } from '../support/browser.ts';
import { type ServedBank, servedBank } from '../support/served-bank.ts';

// A PSU at a real browser before the real front door: one consent allowed, one refused, one allowed again.

const consents = `${basePath}/account-access-consents`;

describe('a PSU in a browser', { skip: withoutChromium }, () => {
  let bank: ServedBank;
  let browser: Browser;
  let tpp: Server;
  let redirectUri = '';
  let config: oidc.Configuration;
  let clientToken = '';

  before(async () => {
    [bank, browser] = await Promise.all([servedBank('http'), launchChromium()]);
    tpp = createServer((_request, response) =>
      response.end('<!doctype html><title>Harbour</title><h1>Welcome back</h1>'),
    );
    await new Promise<void>((resolve) => tpp.listen(0, '127.0.0.1', () => resolve()));
    redirectUri = `http://127.0.0.1:${(tpp.address() as AddressInfo).port}/callback`;
    const authentication = oidc.ClientSecretBasic('harbour-aisp-secret');
    config = await oidc.discovery(new URL(bank.url), 'harbour-aisp', {}, authentication, {
      execute: [oidc.allowInsecureRequests],
    });
    clientToken = (await oidc.clientCredentialsGrant(config, { scope: 'accounts' })).access_token;
  });
  after(async () => {
    tpp?.close();
    await browser?.close();
    assert.deepEqual(bank.problems, []);
    await bank.close();
  });

  async function send(
    path: string,
    init: { readonly method?: string; readonly body?: string; readonly token?: string } = {},
  ) {
    const headers = { authorization: `Bearer ${init.token ?? clientToken}`, 'content-type': 'application/json' };
    const answer = await bank.anonymous(bank.url + path, { ...init, headers });
    return (await answer.json()) as { readonly Data: Readonly<Record<string, unknown>> };
  }

  async function makeConsent(): Promise<string> {
    const body = JSON.stringify({ Data: { Permissions: ['ReadAccountsDetail', 'ReadBalances'] }, Risk: {} });
    return String((await send(consents, { method: 'POST', body })).Data.ConsentId);
  }
  const status = async (id: string) => (await send(`${consents}/${id}`)).Data.Status;

  function begin(intent: string) {
    const [state, nonce] = [oidc.randomState(), oidc.randomNonce()];
    const claims = JSON.stringify({ id_token: { openbanking_intent_id: { value: intent, essential: true } } });
    const url = oidc.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope: 'openid accounts',
      state,
      nonce,
      claims,
    });
    return { url: url.href, checks: { expectedState: state, expectedNonce: nonce } };
  }

  async function open(url: string): Promise<Page> {
    const page = await browser.newPage();
    await page.goto(url);
    return page;
  }

  it('allows access to one account, and the client reads that account and no other', async () => {
    const intent = await makeConsent();
    const { url, checks } = begin(intent);
    const page = await open(url);
    assert.deepEqual(await accessibilityViolations(page), []);
    await page.getByRole('link', { name: 'One of each' }).click();
    assert.deepEqual(await accessibilityViolations(page), []);
    assert.match(await page.locator('main').innerText(), /Harbour Budgeting/);
    const boxes = await page.getByRole('checkbox').all();
    assert.ok(boxes.length > 1);
    for (const box of boxes.slice(1)) await box.uncheck();
    await page.getByRole('button', { name: 'Allow access' }).click();
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    const tokens = await oidc.authorizationCodeGrant(config, new URL(page.url()), checks);
    assert.equal(await status(intent), 'Authorised');
    const { Data } = await send(`${basePath}/accounts`, { token: tokens.access_token });
    assert.equal((Data.Account as unknown[]).length, 1);
    await page.close();
  });

  it('refuses, and the client is told so', async () => {
    const intent = await makeConsent();
    const { url, checks } = begin(intent);
    const page = await open(url);
    await page.getByRole('link', { name: 'One of each' }).click();
    await page.getByRole('button', { name: 'Refuse' }).click();
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    await assert.rejects(oidc.authorizationCodeGrant(config, new URL(page.url()), checks), { error: 'access_denied' });
    assert.equal(await status(intent), 'Rejected');
    await page.close();
  });

  it('is asked again in the same browser, as the one who decided before', async () => {
    const intent = await makeConsent();
    const page = await browser.newPage();
    for (const _ of [1, 2]) {
      const { url, checks } = begin(intent);
      await page.goto(url);
      const person = page.getByRole('link', { name: 'One of each' });
      if (await person.isVisible()) await person.click();
      await page.getByRole('button', { name: 'Allow access' }).click();
      await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
      const tokens = await oidc.authorizationCodeGrant(config, new URL(page.url()), checks);
      assert.equal(tokens.claims()?.openbanking_intent_id, intent);
    }
    await page.close();
  });

  it('is shown a page when the client made a mistake, and sent nowhere', async () => {
    const url = new URL(begin(await makeConsent()).url);
    url.searchParams.set('redirect_uri', 'https://evil.example/callback');
    const page = await open(url.href);
    assert.equal(new URL(page.url()).origin, bank.url);
    assert.match(await page.locator('main').innerText(), /made a mistake/);
    assert.deepEqual(await accessibilityViolations(page), []);
    await page.close();
  });

  it('cannot decide on what another browser began', async () => {
    const { url } = begin(await makeConsent());
    const first = await (await browser.newContext()).newPage();
    await first.goto(url);
    const second = await (await browser.newContext()).newPage();
    const answer = await second.goto(first.url());
    assert.equal(answer?.status(), 400);
    await Promise.all([first.context().close(), second.context().close()]);
  });
});
