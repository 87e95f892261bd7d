import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { importPKCS8 } from 'jose';
import * as oidc from 'openid-client';
import { basePath } from '../schemas/operations.ts';
import { type ServedBank, servedBank } from './support/served-bank.ts';

// A client library that knows nothing of this bank walks through its front door.

const redirectUri = 'https://harbour.example/callback';
const interaction = 'x-fapi-interaction-id';

const privateKey = (bank: ServedBank) =>
  importPKCS8(String(bank.harbour.signingKey.export({ type: 'pkcs8', format: 'pem' })), 'PS256');

const methods = {
  client_secret_basic: async () => oidc.ClientSecretBasic('harbour-aisp-secret'),
  client_secret_post: async () => oidc.ClientSecretPost('harbour-aisp-secret'),
  private_key_jwt: async (bank: ServedBank) =>
    oidc.PrivateKeyJwt({ key: await privateKey(bank), kid: bank.harbour.kid }),
  tls_client_auth: async () => oidc.TlsClientAuth(),
} as const;

async function discover(bank: ServedBank, method: keyof typeof methods) {
  const insecure = bank.url.startsWith('http:');
  return oidc.discovery(new URL(bank.url), 'harbour-aisp', {}, await methods[method](bank), {
    [oidc.customFetch]: bank.harbour.fetch as oidc.CustomFetch,
    execute: insecure ? [oidc.allowInsecureRequests] : [],
  });
}

async function makeConsent(bank: ServedBank, token: string): Promise<string> {
  const answer = await bank.harbour.fetch(`${bank.url}${basePath}/account-access-consents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ Data: { Permissions: ['ReadAccountsDetail', 'ReadBalances'] }, Risk: {} }),
  });
  assert.equal(answer.status, 201);
  return ((await answer.json()) as { Data: { ConsentId: string } }).Data.ConsentId;
}

async function accounts(bank: ServedBank, token: string, send = bank.harbour.fetch) {
  const answer = await send(`${bank.url}${basePath}/accounts`, { headers: { authorization: `Bearer ${token}` } });
  assert.ok(answer.headers.has(interaction));
  return answer;
}

/** The consent as the claims parameter asks for it. */
const claimsFor = (intent: string) => ({
  id_token: {
    openbanking_intent_id: { value: intent, essential: true },
    acr: { essential: true, values: ['urn:openbanking:psd2:sca', 'urn:openbanking:psd2:ca'] },
  },
});

for (const form of ['http', 'mutual TLS'] as const) {
  describe(`a stranger's client over ${form}`, () => {
    let bank: ServedBank;
    before(async () => {
      bank = await servedBank(form);
    });
    after(async () => {
      assert.deepEqual(bank.problems, []);
      await bank.close();
    });

    for (const method of Object.keys(methods) as (keyof typeof methods)[]) {
      if (method === 'tls_client_auth' && form === 'http') continue;

      it(`completes the code flow with PKCE, authenticated by ${method}`, async () => {
        const config = await discover(bank, method);
        const client = await oidc.clientCredentialsGrant(config, { scope: 'accounts' });
        const intent = await makeConsent(bank, client.access_token);
        const verifier = oidc.randomPKCECodeVerifier();
        const [state, nonce] = [oidc.randomState(), oidc.randomNonce()];
        const url = oidc.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: 'openid accounts',
          state,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          claims: JSON.stringify(claimsFor(intent)),
          login_hint: 'everyday',
        });
        const answer = await bank.anonymous(url);
        assert.equal(answer.status, 302);
        const callback = new URL(answer.headers.get('location') ?? '');
        assert.ok(callback.href.startsWith(`${redirectUri}?`));
        const checks = {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        };
        const tokens = await oidc.authorizationCodeGrant(config, callback, checks);
        const claims = tokens.claims();
        assert.equal(claims?.openbanking_intent_id, intent);
        assert.equal(claims?.acr, 'urn:openbanking:psd2:sca');
        assert.equal(typeof claims?.['http://openbanking.org.uk/refresh_token_expires_at'], 'number');
        assert.equal((await accounts(bank, tokens.access_token)).status, 200);
        const renewed = await oidc.refreshTokenGrant(config, tokens.refresh_token ?? '');
        assert.notEqual(renewed.access_token, tokens.access_token);
        assert.equal((await accounts(bank, renewed.access_token)).status, 200);
        await oidc.tokenRevocation(config, tokens.refresh_token ?? '');
        await assert.rejects(oidc.refreshTokenGrant(config, tokens.refresh_token ?? ''), { error: 'invalid_grant' });
      });
    }

    it('completes the hybrid flow with a signed request object, and can check every hash', async () => {
      const config = await discover(bank, 'private_key_jwt');
      oidc.useCodeIdTokenResponseType(config);
      oidc.enableDetachedSignatureResponseChecks(config);
      const client = await oidc.clientCredentialsGrant(config, { scope: 'accounts' });
      const intent = await makeConsent(bank, client.access_token);
      const [state, nonce] = [oidc.randomState(), oidc.randomNonce()];
      const url = await oidc.buildAuthorizationUrlWithJAR(
        config,
        {
          redirect_uri: redirectUri,
          scope: 'openid accounts',
          state,
          nonce,
          claims: JSON.stringify(claimsFor(intent)),
        },
        { key: await privateKey(bank), kid: bank.harbour.kid },
      );
      const answer = await bank.anonymous(url);
      const callback = new URL(answer.headers.get('location') ?? '');
      assert.deepEqual([answer.status, callback.search], [302, '']);
      const tokens = await oidc.authorizationCodeGrant(config, callback, {
        expectedState: state,
        expectedNonce: nonce,
      });
      assert.equal(tokens.claims()?.openbanking_intent_id, intent);
      assert.equal((await accounts(bank, tokens.access_token)).status, 200);
    });
  });
}

describe('a token over mutual TLS', () => {
  it('is worth nothing without its certificate, or with that of another client', async () => {
    const bank = await servedBank('mutual TLS');
    try {
      const config = await discover(bank, 'tls_client_auth');
      const { access_token: token } = await oidc.clientCredentialsGrant(config, { scope: 'accounts' });
      const intent = await makeConsent(bank, token);
      const url = `${bank.url}${basePath}/account-access-consents/${intent}`;
      const headers = { authorization: `Bearer ${token}` };
      assert.equal((await bank.harbour.fetch(url, { headers })).status, 200);
      for (const send of [bank.anonymous, bank.lantern.fetch]) {
        const answer = await send(url, { headers });
        assert.equal(answer.status, 401);
        assert.match(answer.headers.get('www-authenticate') ?? '', /error="invalid_token"/);
      }
    } finally {
      await bank.close();
    }
  });
});
