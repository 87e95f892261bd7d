import assert from 'node:assert/strict';
import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { SignJWT } from 'jose';
import { basePath } from '../schemas/operations.ts';
import { type ServedBank, servedBank } from './support/served-bank.ts';

// Everything that may go wrong at the front door, over mutual TLS, and what the specifications say of it.

const redirectUri = 'https://harbour.example/callback';
const assertionType = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
const now = () => Math.floor(Date.now() / 1000);
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

type Fields = Readonly<Record<string, string>>;
type Claims = Readonly<Record<string, unknown>>;

describe('the front door refuses', () => {
  let bank: ServedBank;
  let count = 0;
  before(async () => {
    bank = await servedBank('mutual TLS');
  });
  after(async () => {
    assert.deepEqual(bank.problems, []);
    await bank.close();
  });

  const sign = (claims: Claims, { key = bank.harbour.signingKey, alg = 'PS256', kid = bank.harbour.kid } = {}) =>
    new SignJWT({ ...claims }).setProtectedHeader({ alg, kid }).sign(key);

  async function token(fields: Fields, send = bank.harbour.fetch) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await send(`${bank.url}/token`, { method: 'POST', headers, body: new URLSearchParams(fields) });
    return { status: answer.status, body: (await answer.json()) as Readonly<Record<string, string>> };
  }

  const harbour = { client_id: 'harbour-aisp', client_secret: 'harbour-aisp-secret' };
  const lantern = { client_id: 'lantern-aisp', client_secret: 'lantern-aisp-secret' };

  async function consent(): Promise<string> {
    const { body } = await token({ grant_type: 'client_credentials', ...harbour });
    const answer = await bank.harbour.fetch(`${bank.url}${basePath}/account-access-consents`, {
      method: 'POST',
      headers: { authorization: `Bearer ${body.access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ Data: { Permissions: ['ReadAccountsBasic'] }, Risk: {} }),
    });
    return ((await answer.json()) as { Data: { ConsentId: string } }).Data.ConsentId;
  }

  async function authorise(fields: Fields) {
    const usual = {
      client_id: 'harbour-aisp',
      response_type: 'code',
      scope: 'openid accounts',
      redirect_uri: redirectUri,
    };
    const answer = await bank.anonymous(`${bank.url}/authorize?${new URLSearchParams({ ...usual, ...fields })}`);
    const location = answer.headers.get('location');
    const { search = '', hash = '' } = location === null ? {} : new URL(location);
    const found = new URLSearchParams([...new URLSearchParams(search), ...new URLSearchParams(hash.slice(1))]);
    return { status: answer.status, location, code: found.get('code') ?? '', error: found.get('error') };
  }

  const assertion = (claims: Claims = {}) => ({
    iss: 'harbour-aisp',
    sub: 'harbour-aisp',
    aud: `${bank.url}/token`,
    exp: now() + 60,
    iat: now(),
    jti: `a${count++}`,
    ...claims,
  });
  const byAssertion = (jwt: string) =>
    token({ grant_type: 'client_credentials', client_assertion_type: assertionType, client_assertion: jwt });

  it('what is signed with another algorithm, for another audience or too long ago, and says so', async () => {
    const said = async (jwt: string) => (await byAssertion(jwt)).body.error_description ?? '';
    assert.match(await said(await sign(assertion(), { alg: 'RS256' })), /is signed with 'RS256', and PS256 is wanted/);
    assert.match(await said(await sign(assertion({ aud: 'https://other.example' }))), /meant for another audience/);
    assert.match(await said(await sign(assertion({ exp: now() - 100 }))), /has expired/);
    assert.match(await said(await sign(assertion({ iss: 'lantern-aisp' }))), /has another iss than the client/);
    assert.match(await said(await sign(assertion(), { kid: 'unknown' })), /names a key that is not registered/);
    assert.match(
      await said(await sign(assertion(), { key: stranger })),
      /signed with another key, or was changed since/,
    );
    const jwt = await sign(assertion());
    assert.equal(await said(jwt), '');
    assert.match(await said(jwt), /must only be used once/);
    const { body } = await token({
      grant_type: 'authorization_code',
      code: 'x',
      redirect_uri: redirectUri,
      ...harbour,
    });
    assert.match(body.error_description ?? '', /the code is not known here/);
  });

  it('client assertions that are forged, stale, misdirected or replayed, with invalid_client', async () => {
    const jwt = await sign(assertion());
    assert.equal((await byAssertion(jwt)).status, 200);
    const lanternKey = createPrivateKey(String(bank.lantern.signingKey.export({ type: 'pkcs8', format: 'pem' })));
    for (const [what, wrong] of [
      ['replayed', jwt],
      ['signed by a stranger', await sign(assertion(), { key: stranger })],
      ['signed by another client', await sign(assertion(), { key: lanternKey, kid: bank.lantern.kid })],
      ['of an unknown key', await sign(assertion(), { kid: 'unknown' })],
      ['with RS256', await sign(assertion(), { alg: 'RS256' })],
      ['expired', await sign(assertion({ exp: now() - 120 }))],
      ['for another audience', await sign(assertion({ aud: 'https://other.example/token' }))],
      ['by another issuer', await sign(assertion({ iss: 'lantern-aisp' }))],
      ['without jti', await sign(assertion({ jti: undefined }))],
      ['that lives for a day', await sign(assertion({ exp: now() + 86_400 }))],
      ['that lives for a day from when nobody knows', await sign(assertion({ exp: now() + 86_400, iat: undefined }))],
    ] as const) {
      const { status, body } = await byAssertion(wrong);
      assert.deepEqual([what, status, body.error], [what, 401, 'invalid_client']);
    }
  });

  it('a certificate that is missing, of another client, or of a stranger', async () => {
    const byCertificate = { grant_type: 'client_credentials', client_id: 'harbour-aisp' };
    assert.equal((await token(byCertificate)).status, 200);
    assert.equal((await token(byCertificate, bank.lantern.fetch)).body.error, 'invalid_client');
    assert.equal((await token(byCertificate, bank.anonymous)).body.error, 'invalid_client');
    // A secret is enough to authenticate, but a token is bound to a certificate.
    const bySecret = await token({ grant_type: 'client_credentials', ...harbour }, bank.anonymous);
    assert.deepEqual([bySecret.status, bySecret.body.error], [400, 'invalid_grant']);
  });

  const requestObject = async (intent: string, claims: Claims = {}, how = {}) =>
    sign(
      {
        iss: 'harbour-aisp',
        aud: bank.url,
        client_id: 'harbour-aisp',
        response_type: 'code',
        redirect_uri: redirectUri,
        scope: 'openid accounts',
        nbf: now(),
        exp: now() + 300,
        state: 's',
        claims: { id_token: { openbanking_intent_id: { value: intent, essential: true } } },
        ...claims,
      },
      how,
    );

  it('request objects that are forged, stale or misdirected, with invalid_request_object', async () => {
    const intent = await consent();
    for (const [what, claims, how] of [
      ['signed by a stranger', {}, { key: stranger }],
      ['with RS256', {}, { alg: 'RS256' }],
      ['expired', { nbf: now() - 600, exp: now() - 120 }, {}],
      ['without an end', { exp: undefined }, {}],
      ['that live for a day', { exp: now() + 86_400 }, {}],
      ['not valid yet', { nbf: now() + 120 }, {}],
      ['for another audience', { aud: 'https://other.example' }, {}],
      ['by another issuer', { iss: 'lantern-aisp' }, {}],
    ] as const) {
      const { status, error } = await authorise({ request: await requestObject(intent, claims, how) });
      assert.deepEqual([what, status, error], [what, 302, 'invalid_request_object']);
    }
    const unsigned = [{ alg: 'none' }, { iss: 'harbour-aisp', aud: bank.url, exp: now() + 60 }].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    );
    assert.equal((await authorise({ request: `${unsigned.join('.')}.` })).error, 'invalid_request_object');
    const good = await requestObject(intent, { jti: 'once' });
    const errors = [await authorise({ request: good }), await authorise({ request: good })].map(({ error }) => error);
    assert.deepEqual(errors, [null, 'invalid_request_object']);
  });

  it('a redirect URI or a client that nobody registered, without sending anybody there', async () => {
    const intent = await consent();
    for (const fields of [
      { redirect_uri: 'https://evil.example/callback' },
      { redirect_uri: `${redirectUri}/more` },
      { client_id: 'nobody' },
    ]) {
      const { status, location } = await authorise({ consent_id: intent, ...fields });
      assert.deepEqual([status, location], [400, null], JSON.stringify(fields));
    }
    const forged = await requestObject(intent, { redirect_uri: 'https://evil.example/callback' });
    assert.equal((await authorise({ request: forged })).location, null);
  });

  it('consents that are not there, of another client, or not said', async () => {
    const intent = await consent();
    for (const fields of [
      { consent_id: 'aac-unknown' },
      {},
      { client_id: 'lantern-aisp', redirect_uri: 'https://lantern.example/callback', consent_id: intent },
    ]) {
      assert.equal((await authorise(fields)).error, 'invalid_request', JSON.stringify(fields));
    }
  });

  it('codes that are replayed, of another client, of another redirect URI or without their verifier', async () => {
    const intent = await consent();
    // RFC 7636, appendix B.
    const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
    const challenge = { code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256' };
    const { code } = await authorise({ consent_id: intent, ...challenge });
    const exchange = { grant_type: 'authorization_code', code, redirect_uri: redirectUri };
    const good = { ...exchange, ...harbour, code_verifier: verifier };
    for (const [what, fields] of [
      ['of another client', { ...good, ...lantern }],
      ['another redirect URI', { ...good, redirect_uri: 'http://127.0.0.1/callback' }],
      ['without the verifier', { ...exchange, ...harbour }],
      ['with another verifier', { ...good, code_verifier: verifier.toLowerCase() }],
    ] as const) {
      const { status, body } = await token(fields);
      assert.deepEqual([what, status, body.error], [what, 400, 'invalid_grant']);
    }
    const first = await token(good);
    assert.equal(first.status, 200);
    const read = () =>
      bank.harbour.fetch(`${bank.url}${basePath}/accounts`, {
        headers: { authorization: `Bearer ${first.body.access_token}` },
      });
    assert.equal((await read()).status, 200);
    assert.equal((await token(good)).body.error, 'invalid_grant');
    assert.equal((await read()).status, 401, 'a code used twice takes its tokens with it');
    const refresh = { grant_type: 'refresh_token', refresh_token: first.body.refresh_token ?? '', ...harbour };
    assert.equal((await token(refresh)).body.error, 'invalid_grant');
  });

  it('a code_verifier without a code_challenge, and says that the challenge is missing', async () => {
    const { code } = await authorise({ consent_id: await consent() });
    const exchange = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, ...harbour };
    const { status, body } = await token({ ...exchange, code_verifier: 'v'.repeat(43) });
    assert.deepEqual([status, body.error], [400, 'invalid_grant']);
    assert.match(String(body.error_description), /comes with a code_verifier, but its request had no code_challenge/);
    assert.equal((await token(exchange)).status, 200);
  });

  it('a refresh token of another client, or one whose consent is gone', async () => {
    const intent = await consent();
    const { code } = await authorise({ consent_id: intent });
    const { body } = await token({ grant_type: 'authorization_code', code, redirect_uri: redirectUri, ...harbour });
    const refresh = { grant_type: 'refresh_token', refresh_token: body.refresh_token ?? '' };
    assert.equal((await token({ ...refresh, ...lantern }, bank.lantern.fetch)).body.error, 'invalid_grant');
    assert.equal((await token({ ...refresh, ...harbour })).status, 200);
    const withdrawn = await bank.harbour.fetch(`${bank.url}/stub/consents/${intent}/withdrawal`, { method: 'POST' });
    assert.equal(withdrawn.status, 204);
    assert.equal((await token({ ...refresh, ...harbour })).body.error, 'invalid_grant');
  });
});
