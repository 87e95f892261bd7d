import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calculateJwkThumbprint, decodeProtectedHeader, exportJWK, jwtVerify } from 'jose';
import { isMissing } from '../suites/tokens/token-source.ts';
import { fakeServer, had, issuer, keys, now, pem, tokenCall } from './support/fake-authorization-server.ts';

for (const [algorithm, pair] of [
  ['PS256', keys.rsa],
  ['ES256', keys.ec],
] as const) {
  test(`authenticates with an assertion (${algorithm})`, async () => {
    const server = fakeServer({ clientAuthentication: 'private_key_jwt', signingKey: pem(pair.privateKey) });
    had(await server.source.clientToken());
    const { form, headers } = tokenCall(server);
    const assertion = form.get('client_assertion') ?? '';
    const { payload } = await jwtVerify(assertion, pair.publicKey, { issuer: 'tpp', subject: 'tpp', currentDate: now });
    assert.equal(payload.aud, issuer);
    assert.deepEqual(decodeProtectedHeader(assertion), {
      alg: algorithm,
      kid: await calculateJwkThumbprint(await exportJWK(pair.publicKey)),
    });
    assert.equal(form.get('client_assertion_type'), 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer');
    assert.equal(headers.authorization, undefined);
  });
}

test('names the key as the bank does, and the token endpoint where no issuer is known', async () => {
  const server = fakeServer({
    clientAuthentication: 'private_key_jwt',
    signingKey: pem(keys.rsa.privateKey),
    signingKeyId: 'kid-9',
    ...{ tokenUrl: `${issuer}/token`, authorizeUrl: `${issuer}/authorize` },
  });
  had(await server.source.clientToken());
  assert.equal(server.asked.length, 1);
  const assertion = tokenCall(server).form.get('client_assertion') ?? '';
  assert.equal(decodeProtectedHeader(assertion).kid, 'kid-9');
});

test('authenticates by certificate: says who it is, at the alias for mutual TLS', async () => {
  const server = fakeServer({ clientAuthentication: 'tls_client_auth' });
  had(await server.source.clientToken());
  const { url, form, headers } = tokenCall(server);
  assert.equal(url, 'https://mtls.auth.example/token');
  assert.equal(form.get('client_id'), 'tpp');
  assert.equal(form.get('client_secret'), null);
  assert.equal(headers.authorization, undefined);
});

test('asks as the second client, with its credentials and certificate, and for another scope', async () => {
  const server = fakeServer({
    secondClient: { clientId: 'tpp-2', clientSecret: 'hush-2', clientAuthentication: 'client_secret_post' },
    otherScope: 'payments',
  });
  assert.equal(had(await server.source.clientToken({ client: 'other' })).label, 'other-client');
  const second = tokenCall(server);
  assert.deepEqual([second.form.get('client_id'), second.form.get('client_secret')], ['tpp-2', 'hush-2']);
  assert.equal(second.certificate, 'other');
  assert.equal(had(await server.source.clientToken({ scope: 'other' })).label, 'client-other-scope');
  assert.deepEqual([tokenCall(server).form.get('scope'), tokenCall(server).certificate], ['payments', undefined]);
});

test('says what to supply where there is no second client and no other scope', async () => {
  const { source, asked } = fakeServer();
  for (const [options, supply] of [
    [{ client: 'other' }, /tokens\.secondClient/],
    [{ scope: 'other' }, /tokens\.otherScope/],
  ] as const) {
    const answer = await source.clientToken(options);
    assert.ok(isMissing(answer));
    assert.match(answer.supply, supply);
  }
  assert.equal(asked.length, 0);
});
