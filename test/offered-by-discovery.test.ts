import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { SignJWT } from 'jose';
import { servedBank } from './support/served-bank.ts';

interface Discovery {
  readonly issuer: string;
  readonly token_endpoint: string;
  readonly token_endpoint_auth_methods_supported: readonly string[];
  readonly token_endpoint_auth_signing_alg_values_supported: readonly string[];
  readonly scopes_supported: readonly string[];
}

for (const form of ['http', 'mutual TLS'] as const) {
  test(`a client gets a token by each method and algorithm that the discovery document offers, over ${form}`, async (t) => {
    const served = await servedBank(form);
    t.after(() => served.close());
    const { client, signingKey, kid, fetch: ask } = served.harbour;
    const answer = await ask(`${served.url}/.well-known/openid-configuration`);
    const discovery = (await answer.json()) as Discovery;
    const { token_endpoint: endpoint, issuer } = discovery;
    const { clientId, clientSecret = '' } = client;
    const assertion = async (alg: string) =>
      await new SignJWT({ iss: clientId, sub: clientId, aud: issuer, jti: randomUUID() })
        .setProtectedHeader({ alg, kid })
        .setIssuedAt()
        .setExpirationTime('1m')
        .sign(signingKey);
    const byAssertion = async (alg: string) => ({
      client_id: clientId,
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: await assertion(alg),
    });
    const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    const algorithms = discovery.token_endpoint_auth_signing_alg_values_supported;
    const ways: Readonly<
      Record<string, () => Promise<readonly (readonly [object, Readonly<Record<string, string>>])[]>>
    > = {
      client_secret_basic: async () => [[{}, { authorization: basic }]],
      client_secret_post: async () => [[{ client_id: clientId, client_secret: clientSecret }, {}]],
      private_key_jwt: async () =>
        await Promise.all(algorithms.map(async (alg) => [await byAssertion(alg), {}] as const)),
      tls_client_auth: async () => [[{ client_id: clientId }, {}]],
    };
    assert.ok(algorithms.length > 0 && discovery.scopes_supported.includes('accounts'));
    assert.equal(discovery.token_endpoint_auth_methods_supported.includes('tls_client_auth'), form === 'mutual TLS');
    for (const method of discovery.token_endpoint_auth_methods_supported) {
      const tried = (await ways[method]?.()) ?? assert.fail(`nobody tries ${method}`);
      for (const [parameters, headers] of tried) {
        const body = new URLSearchParams({ grant_type: 'client_credentials', scope: 'accounts', ...parameters });
        const given = await ask(endpoint, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
          body: body.toString(),
        });
        assert.equal(given.status, 200, `${method}: ${await given.text()}`);
      }
    }
  });
}
