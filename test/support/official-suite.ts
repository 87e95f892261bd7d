import assert from 'node:assert/strict';
import { SignJWT } from 'jose';
import { basePath } from '../../schemas/operations.ts';
import type { ServedBank } from './served-bank.ts';

export type Fields = Readonly<Record<string, string>>;
export type Body = Readonly<Record<string, unknown>>;

export const redirectUri = 'https://harbour.example/callback';
/** The interaction id of every consent that the suite makes. */
export const versionOne = 'c4405450-febe-11e8-80a5-0fcebb157400';

const now = () => Math.floor(Date.now() / 1000);

/** Basic credentials as the suite writes them: URL-safe base64 with padding, of id and secret as they are. */
export function byBasic(id = 'harbour-aisp', secret = 'harbour-aisp-secret') {
  const pair = Buffer.from(`${id}:${secret}`);
  return { authorization: `Basic ${pair.toString('base64url')}${'='.repeat((3 - (pair.length % 3)) % 3)}` };
}

/** A client that sends what the official suite sends, as the first client of a bank. */
export function officialSuite(bank: ServedBank) {
  async function token(fields: Fields, headers: Fields = {}, send = bank.harbour.fetch) {
    const type = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
    const body = new URLSearchParams(fields);
    const answer = await send(`${bank.url}/token`, { method: 'POST', headers: { ...type, ...headers }, body });
    return { status: answer.status, body: (await answer.json()) as Body };
  }

  async function makeConsent(clientToken: string, permissions: readonly string[]) {
    return bank.harbour.fetch(`${bank.url}${basePath}/account-access-consents`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${clientToken}`,
        'content-type': 'application/json',
        accept: 'application/json',
        'x-fapi-interaction-id': versionOne,
        'x-fapi-financial-id': '0015800001041RHAAY',
      },
      body: JSON.stringify({
        Data: {
          Permissions: permissions,
          TransactionFromDateTime: '2016-01-01T10:40:00+02:00',
          TransactionToDateTime: '2035-12-31T10:40:00+02:00',
        },
        Risk: {},
      }),
    });
  }

  const clientToken = async () =>
    String((await token({ grant_type: 'client_credentials', scope: 'accounts openid' }, byBasic())).body.access_token);

  async function authorise(consentId: string, responseType: string, state: string) {
    const claims = { id_token: { openbanking_intent_id: { essential: true, value: consentId } } };
    const common = { client_id: 'harbour-aisp', redirect_uri: redirectUri, response_type: responseType, state };
    const request = await new SignJWT({
      ...common,
      iss: 'harbour-aisp',
      aud: bank.url,
      scope: 'openid accounts',
      iat: now(),
      nbf: now(),
      exp: now() + 1800,
      jti: versionOne,
      nonce: versionOne,
      claims,
    })
      .setProtectedHeader({ alg: 'PS256', kid: bank.harbour.kid, typ: 'JWT' })
      .sign(bank.harbour.signingKey);
    const query = new URLSearchParams({ ...common, scope: 'openid accounts', request });
    const answer = await bank.harbour.fetch(`${bank.url}/authorize?${query}`);
    return { status: answer.status, location: answer.headers.get('location') ?? '' };
  }

  async function psuToken(permissions: readonly string[]): Promise<[token: string, consentId: string]> {
    const made = (await (await makeConsent(await clientToken(), permissions)).json()) as {
      Data: { ConsentId: string };
    };
    const { location } = await authorise(made.Data.ConsentId, 'code', 'accountToken0001');
    const code = new URL(location).searchParams.get('code') ?? '';
    const exchange = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, scope: 'accounts' };
    const { status, body } = await token(exchange, byBasic());
    assert.equal(status, 200, 'a scope on the code exchange is tolerated');
    assert.ok(Number.isInteger(body.expires_in));
    return [String(body.access_token), made.Data.ConsentId];
  }

  async function get(path: string, bearer?: string, headers: Fields = {}) {
    const authorization: Fields = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
    const answer = await bank.harbour.fetch(`${bank.url}${basePath}${path}`, {
      headers: { ...authorization, ...headers },
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: (text === '' ? {} : JSON.parse(text)) as Body };
  }

  return { token, makeConsent, clientToken, authorise, psuToken, get };
}
