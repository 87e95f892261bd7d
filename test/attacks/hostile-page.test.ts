import assert from 'node:assert/strict';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { AttackFigures } from '../support/attack-figures.ts';
import { type ServedBank, servedBank } from '../support/served-bank.ts';

const figures = new AttackFigures('hostile web page in the browser of a developer');

describe('a hostile web page, at the bank on the machine of its reader', () => {
  let bank: ServedBank;
  before(async () => {
    bank = await servedBank('http');
  });
  after(() => bank.close());

  /** A request with headers that a client library would not let pass. */
  async function send(method: string, path: string, headers: Readonly<Record<string, string>>, body = '') {
    const { hostname, port, host } = new URL(bank.url);
    return await new Promise<{ status: number; body: unknown; location: string }>((resolve, reject) => {
      const sent = request({ hostname, port, method, path, headers: { host, ...headers } }, async (response) => {
        const { statusCode = 0, headers: answered } = response;
        const read = await json(response).catch(() => undefined);
        resolve({ status: statusCode, body: read, location: answered.location ?? '' });
      });
      sent.once('error', reject);
      sent.end(body);
    });
  }

  const persona = JSON.stringify({ persona: 'household' });
  const asked = { 'content-type': 'application/json' };
  const places = ['/stub/tokens', '/stub/consents/c/withdrawal', '/stub/consents/c/accounts/a/closure'];
  const foreign: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'under a name of its own that it had resolved to this machine': { host: 'evil.example' },
    'under such a name with the port of the bank': { host: 'rebound.evil.example:8080' },
    'under a name that begins like this machine': { host: 'localhost.evil.example' },
    'under an address that begins like this machine': { host: '127.0.0.1.evil.example' },
    'under an address of the network': { host: '192.168.0.7:8080' },
    'from another origin': { origin: 'https://evil.example' },
    'from no origin, as out of a sandbox': { origin: 'null' },
    'from another port of this machine': { origin: 'http://localhost:3000' },
    'across sites, as the browser says': { 'sec-fetch-site': 'cross-site' },
    'from a sibling site, as the browser says': { 'sec-fetch-site': 'same-site' },
  };

  for (const [what, headers] of Object.entries(foreign)) {
    it(`has nothing done ${what}`, async () => {
      for (const path of places) {
        const { status, body } = await send('POST', path, { ...asked, ...headers }, persona);
        const error = (body as { error?: string }).error;
        figures.attempt(status === 403 && error === 'access_denied' ? undefined : `${path}: ${status} ${error}`);
      }
      figures.assertHeld();
    });
  }

  it('is not mistaken for a developer at a terminal, nor for a page of the bank itself', async () => {
    const { origin, host, port } = new URL(bank.url);
    for (const headers of [
      {},
      { host: `localhost:${port}` },
      { host: `[::1]:${port}` },
      { origin, host, 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
    ]) {
      const { status } = await send('POST', '/stub/tokens', { ...asked, ...headers }, persona);
      assert.equal(status, 201, JSON.stringify(headers));
    }
  });

  it('cannot say by what address the bank is called', async () => {
    for (const headers of [
      { 'x-forwarded-host': 'evil.example' },
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
      { 'x-forwarded-port': '6666', 'x-forwarded-prefix': '/evil' },
      { forwarded: 'host=evil.example;proto=https' },
      { 'x-original-host': 'evil.example', 'x-real-ip': '6.6.6.6' },
    ]) {
      const { body } = await send('GET', '/.well-known/openid-configuration', headers);
      const told = Object.entries(body as Readonly<Record<string, unknown>>).filter(
        ([name, value]) => /^issuer$|_endpoint$|_uri$/.test(name) && !String(value).startsWith(bank.url),
      );
      figures.attempt(told.length === 0 ? undefined : JSON.stringify(told));
    }
    figures.assertHeld();
  });

  figures.tell(35);
});
