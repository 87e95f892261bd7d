import assert from 'node:assert/strict';
import { importPKCS8 } from 'jose';
import * as oidc from 'openid-client';
import { basePath } from '../../schemas/operations.ts';
import type { Client } from '../../stub/access/clients.ts';
import type { ServedBank } from './served-bank.ts';

export const redirectUri = 'https://harbour.example/callback';

/** Which client goes through a flow, and what is other than in the plain code flow with a secret in the header. */
export interface Course {
  readonly client: Client;
  readonly method?: string;
  readonly assertionAlg?: string;
  /** Signs the authorisation request by it. */
  readonly requestAlg?: string;
  readonly responseType?: string;
  readonly responseMode?: string;
  readonly scope?: string;
  readonly pkce?: string;
  /** Asked for in the ID token. */
  readonly claims?: object;
  readonly loginHint?: string;
}

export interface Went {
  readonly clientToken: string;
  /** Where the answer of the authorisation stood: the query or the fragment of the redirect, or a form. */
  readonly mode: string;
  /** What the authorisation answered with. */
  readonly answered: URLSearchParams;
  readonly tokens: Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>;
  readonly claims: Readonly<Record<string, unknown>>;
  readonly userinfo: Readonly<Record<string, unknown>>;
  readonly renewed: string;
}

async function authenticationOf(bank: ServedBank, { client, method = 'client_secret_basic', assertionAlg }: Course) {
  const { clientSecret = '' } = client;
  const { kid, signingKey } = bank.harbour;
  const pem = String(signingKey.export({ type: 'pkcs8', format: 'pem' }));
  const ways: Readonly<Record<string, () => Promise<oidc.ClientAuth>>> = {
    client_secret_basic: async () => oidc.ClientSecretBasic(clientSecret),
    client_secret_post: async () => oidc.ClientSecretPost(clientSecret),
    private_key_jwt: async () => oidc.PrivateKeyJwt({ key: await importPKCS8(pem, assertionAlg ?? 'PS256'), kid }),
    tls_client_auth: async () => oidc.TlsClientAuth(),
  };
  return (await ways[method]?.()) ?? assert.fail(`nobody tries ${method}`);
}

export async function configured(bank: ServedBank, course: Course): Promise<oidc.Configuration> {
  const authentication = await authenticationOf(bank, course);
  const config = await oidc.discovery(new URL(bank.url), course.client.clientId, {}, authentication, {
    [oidc.customFetch]: bank.harbour.fetch as oidc.CustomFetch,
    execute: bank.url.startsWith('http:') ? [oidc.allowInsecureRequests] : [],
  });
  if (course.responseType === 'code id_token') oidc.useCodeIdTokenResponseType(config);
  return config;
}

export const read = (bank: ServedBank, path: string, token: string) =>
  bank.harbour.fetch(`${bank.url}${basePath}${path}`, { headers: { authorization: `Bearer ${token}` } });

async function makeConsent(bank: ServedBank, token: string): Promise<string> {
  const answer = await bank.harbour.fetch(`${bank.url}${basePath}/account-access-consents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ Data: { Permissions: ['ReadAccountsBasic'] }, Risk: {} }),
  });
  assert.equal(answer.status, 201);
  return ((await answer.json()) as { Data: { ConsentId: string } }).Data.ConsentId;
}

export async function decided(bank: ServedBank, url: URL): Promise<Pick<Went, 'mode' | 'answered'>> {
  const answer = await bank.anonymous(url);
  const text = await answer.text();
  if (answer.status === 200) {
    assert.match(text, new RegExp(`action="${redirectUri}"`));
    const inputs = [...text.matchAll(/<input[^>]*name="([^"]*)"[^>]*value="([^"]*)"/g)];
    const answered = new URLSearchParams();
    for (const [, name = '', value = ''] of inputs) answered.append(name, value);
    return { mode: 'form_post', answered };
  }
  assert.equal(answer.status, 302, text);
  const { hash, searchParams } = new URL(answer.headers.get('location') ?? '');
  const answered = hash === '' ? searchParams : new URLSearchParams(hash.slice(1));
  return { mode: hash === '' ? 'query' : 'fragment', answered };
}

/**
 * Goes the whole way by a client library that knows nothing of this bank: the client's token, a consent, its authorisation, the
 * tokens, the accounts, the tokens anew, and their end.
 */
export async function walk(bank: ServedBank, course: Course): Promise<Went> {
  const config = await configured(bank, course);
  const { responseType = 'code', responseMode, scope = 'openid accounts', pkce, requestAlg, loginHint } = course;
  const opened = scope.includes('openid');
  const { access_token: clientToken } = await oidc.clientCredentialsGrant(config, { scope: 'accounts' });
  const intent = await makeConsent(bank, clientToken);
  const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
  const id_token = { ...course.claims, openbanking_intent_id: { value: intent, essential: true } };
  const request = {
    redirect_uri: redirectUri,
    scope,
    state,
    ...(opened ? { nonce, claims: JSON.stringify({ id_token }) } : { consent_id: intent }),
    ...(responseMode === undefined ? {} : { response_mode: responseMode }),
    ...(pkce === undefined
      ? {}
      : { code_challenge: await oidc.calculatePKCECodeChallenge(verifier), code_challenge_method: pkce }),
  };
  const pem = String(bank.harbour.signingKey.export({ type: 'pkcs8', format: 'pem' }));
  const url =
    requestAlg === undefined
      ? oidc.buildAuthorizationUrl(config, request)
      : await oidc.buildAuthorizationUrlWithJAR(config, request, {
          key: await importPKCS8(pem, requestAlg),
          kid: bank.harbour.kid,
        });
  url.searchParams.set('login_hint', loginHint ?? 'everyday');
  const { mode, answered } = await decided(bank, url);
  assert.equal(answered.get('error'), null, String(answered.get('error_description')));
  const callback = new URL(`${redirectUri}${responseType === 'code' ? '?' : '#'}${answered}`);
  const tokens = await oidc.authorizationCodeGrant(config, callback, {
    expectedState: state,
    ...(opened ? { expectedNonce: nonce } : {}),
    ...(pkce === undefined ? {} : { pkceCodeVerifier: verifier }),
  });
  const { access_token: renewed } = await oidc.refreshTokenGrant(config, tokens.refresh_token ?? '');
  for (const token of [tokens.access_token, renewed]) assert.equal((await read(bank, '/accounts', token)).status, 200);
  const claims: Went['claims'] = tokens.claims() ?? {};
  const userinfo = opened ? await oidc.fetchUserInfo(config, renewed, String(claims.sub)) : {};
  await oidc.tokenRevocation(config, tokens.refresh_token ?? '');
  await assert.rejects(oidc.refreshTokenGrant(config, tokens.refresh_token ?? ''), { error: 'invalid_grant' });
  return { clientToken, mode, answered, tokens, claims, userinfo, renewed };
}
