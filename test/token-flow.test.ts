import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jwtVerify } from 'jose';
import type { SendSecret } from '../suites/tokens/send-secret.ts';
import { isMissing } from '../suites/tokens/token-source.ts';
import { config, consent, fakeServer, had, issuer, keys, now, pem } from './support/fake-authorization-server.ts';
import { headlessSource } from './support/headless-source.ts';

test('discovers the endpoints once, binds the code to a verifier, and refreshes', async () => {
  const server = fakeServer();
  had(await server.source.clientToken());
  const token = had(await server.source.psuToken(consent, { select: 'all' }));
  const refreshed = had(await server.source.refresh(token));
  assert.deepEqual(
    server.asked.map(({ variant, consent: about }) => [variant, about]),
    [
      ['discovery', undefined],
      ['client-credentials', undefined],
      ['authorise', 'detail'],
      ['authorisation-code', 'detail'],
      ['keys', undefined],
      ['refresh-token', 'detail'],
    ],
  );
  assert.equal(token.refreshToken, 'rt');
  assert.deepEqual([refreshed.value, refreshed.label, refreshed.expiresAt], ['at2', 'detail-refreshed', undefined]);
  assert.ok(isMissing(await server.source.refresh(refreshed)));
});

test('keeps as evidence what came, never whose it is nor how it reads', async () => {
  const { source } = fakeServer({ responseType: 'code id_token' });
  had(await source.clientToken());
  had(await source.psuToken(consent, { select: 'all' }));
  assert.deepEqual(source.issued, [
    {
      label: 'client',
      grant: 'client_credentials',
      exchange: 'x2',
      tokenType: 'Bearer',
      expiresIn: 600,
      scope: 'accounts',
      refreshToken: false,
    },
    {
      label: 'detail',
      grant: 'authorization_code',
      exchange: 'x4',
      consent: 'detail',
      tokenType: 'Bearer',
      expiresIn: '300',
      refreshToken: true,
      idTokenClaims: {
        acr: 'urn:openbanking:psd2:sca',
        openbanking_intent_id: 'aac-1',
        exp: now.getTime() / 1000 + 60,
        iat: now.getTime() / 1000,
        refresh_token_expires_at: 1_800_000_000,
        iss: true,
        aud: true,
        nonce: true,
      },
      idTokenChecks: { signed: true, iss: true, aud: true, nonce: true },
      authorisationIdTokenClaims: {
        acr: 'urn:openbanking:psd2:sca',
        openbanking_intent_id: 'aac-1',
        exp: now.getTime() / 1000 + 60,
        iat: now.getTime() / 1000,
        iss: true,
        aud: true,
        nonce: true,
        s_hash: true,
        c_hash: true,
      },
      authorisationIdTokenChecks: { signed: true, iss: true, aud: true, nonce: true, s_hash: true, c_hash: true },
    },
  ]);
  const text = JSON.stringify(source.issued);
  assert.deepEqual(JSON.parse(text), source.issued);
  assert.doesNotMatch(text, /a-person|"at"|"rt"|eyJ/);
});

test('uses a token whose ID token a library would refuse: that is for the rules to judge', async () => {
  const { source } = fakeServer({}, { claims: { nonce: 'of another request', acr: 'weak' } });
  assert.equal(had(await source.psuToken(consent, { select: 'all' })).idTokenClaims?.acr, 'weak');
});

test('signs the request, with the consent in the claims and the parameters of the configuration inside and out', async () => {
  const server = fakeServer({
    requestObject: 'signed',
    intentClaim: true,
    signingKey: pem(keys.rsa.privateKey),
    parameters: { always: { login_hint: 'alice' }, selectSome: { select: 'first:2' } },
  });
  assert.equal(had(await server.source.psuToken(consent, { select: 'some' })).partial, true);
  const sent = new URL(server.asked.find(({ variant }) => variant === 'authorise')?.url ?? '').searchParams;
  const { payload, protectedHeader } = await jwtVerify(sent.get('request') ?? '', keys.rsa.publicKey, {
    audience: issuer,
    issuer: 'tpp',
    currentDate: now,
  });
  assert.equal(protectedHeader.alg, 'PS256');
  const claim = { openbanking_intent_id: { value: 'aac-1', essential: true } };
  assert.deepEqual(payload.claims, { userinfo: claim, id_token: claim });
  assert.equal(Number(payload.exp) - Number(payload.nbf), 300);
  for (const name of [
    'response_type',
    'scope',
    'redirect_uri',
    'state',
    'nonce',
    'login_hint',
    'select',
    'code_challenge',
  ]) {
    assert.equal(payload[name], sent.get(name), name);
    assert.notEqual(sent.get(name), null, name);
  }
  assert.equal(sent.get('claims'), null);
});

test('carries the consent in the claims without a signature, when so configured', async () => {
  const { consentParameter: _, ...rest } = config;
  const server = fakeServer();
  const plain = { ...rest, intentClaim: true };
  const send: SendSecret = async (request) => {
    server.asked.push(request);
    return { exchange: 'x', status: 500, headers: [], text: '' };
  };
  const endpoints = { tokenUrl: `${issuer}/token`, authorizeUrl: `${issuer}/authorize` };
  const surroundings = { now: () => now, newState: () => 's', newVerifier: () => 'v'.repeat(43) };
  const given = { ...plain, ...endpoints };
  await headlessSource(given, send, surroundings).psuToken(consent, { select: 'all' });
  const sent = new URL(server.asked[0]?.url ?? '').searchParams;
  assert.equal(sent.get('consent_id'), null);
  assert.match(sent.get('claims') ?? '', /"openbanking_intent_id":\{"value":"aac-1"/);
});

test('trusts no answer of another issuer', async () => {
  const changes = { tokenUrl: `${issuer}/token`, authorizeUrl: `${issuer}/authorize` };
  const answer = await fakeServer(changes, { issuer: 'https://evil.example' }).source.psuToken(consent, {
    select: 'all',
  });
  assert.ok(isMissing(answer));
  assert.match(answer.reason, /for another issuer \(https:\/\/evil\.example\)/);
});

for (const [title, changes, quirks, reason, supply] of [
  [
    'another issuer',
    {},
    { issuer: 'https://evil.example' },
    /cannot be used \(discovered metadata issuer/,
    /tokens\.issuer/,
  ],
  [
    'no document',
    { issuer: 'https://auth.example/none' },
    {},
    /cannot be used \(status 404, application\/json\)/,
    /tokens\.issuer/,
  ],
] as const) {
  test(`a discovery that finds ${title} is missing, with its reason, and is not tried again`, async () => {
    const { source, asked } = fakeServer(changes, quirks);
    for (const answer of [
      await source.clientToken(),
      await source.psuToken(consent, { select: 'all' }),
      await source.reject('aac-1'),
    ]) {
      assert.ok(isMissing(answer));
      if (/declines/.test(answer.reason)) continue;
      assert.match(answer.reason, reason);
      assert.match(answer.supply, supply);
    }
    assert.equal(asked.length, 1);
  });
}

const foreign = 'https://bank.evil.example';
const discoveries: readonly (readonly [what: string, discovered: object, changes: object, named: RegExp])[] = [
  [
    'a token endpoint',
    { token_endpoint: `${foreign}/token` },
    {},
    /token_endpoint at bank\.evil\.example.*tokens\.tokenUrl/s,
  ],
  [
    'a token endpoint whose name ends alike',
    { token_endpoint: 'https://myauth.example/token' },
    {},
    /token_endpoint at myauth\.example/,
  ],
  [
    'an endpoint for authorisation',
    { authorization_endpoint: `${foreign}/authorize` },
    {},
    /authorization_endpoint at bank\.evil\.example.*tokens\.authorizeUrl/s,
  ],
  [
    'a token endpoint for mutual TLS',
    { mtls_endpoint_aliases: { token_endpoint: `${foreign}/token` } },
    { clientAuthentication: 'tls_client_auth' },
    /token_endpoint at bank\.evil\.example/,
  ],
];

for (const [what, discovered, changes, named] of discoveries) {
  test(`a discovery that names ${what} on a foreign host has nothing sent there`, async () => {
    const { source, asked } = fakeServer(changes, { discovered });
    for (const answer of [await source.clientToken(), await source.psuToken(consent, { select: 'all' })]) {
      assert.ok(isMissing(answer));
      assert.match(`${answer.reason} ${answer.supply}`, named);
    }
    assert.deepEqual(
      asked.map(({ variant }) => variant),
      ['discovery'],
    );
  });
}

test('an endpoint on a foreign host is used where the target file names it or its host', async () => {
  const elsewhere = { discovered: { token_endpoint: 'https://matls.example/token' } };
  for (const changes of [{ tokenUrl: 'https://matls.example/token' }, { jwksUrl: 'https://matls.example/jwks' }]) {
    const { source, asked } = fakeServer(changes, elsewhere);
    await source.clientToken();
    assert.deepEqual(
      asked.map(({ url }) => new URL(url).host),
      ['auth.example', 'matls.example'],
    );
  }
});

test('keys on a foreign host are not read, and tokens are had all the same', async () => {
  const { source, asked } = fakeServer({}, { discovered: { jwks_uri: `${foreign}/jwks` } });
  had(await source.psuToken(consent, { select: 'all' }));
  assert.ok(!asked.some(({ url }) => url.startsWith(foreign)));
});
