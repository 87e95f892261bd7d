import assert from 'node:assert/strict';
import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { exportJWK, SignJWT } from 'jose';
import type { HeadlessConfig } from '../../suites/target/target.ts';
import type { SecretRequest, SendSecret } from '../../suites/tokens/send-secret.ts';
import { isMissing, type Token } from '../../suites/tokens/token-source.ts';
import { headlessSource } from './headless-source.ts';

export const issuer = 'https://auth.example/tenant';
const back = 'https://tpp.example/callback?registered=yes';
export const keys = {
  rsa: generateKeyPairSync('rsa', { modulusLength: 2048 }),
  ec: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
};
const bank = generateKeyPairSync('rsa', { modulusLength: 2048 });
export const pem = (key: KeyObject) => String(key.export({ type: 'pkcs8', format: 'pem' }));
export const now = new Date('2026-03-15T12:00:00Z');
export const consent = { key: 'detail', consentId: 'aac-1' } as const;

export const config: HeadlessConfig = {
  kind: 'headless',
  issuer,
  clientId: 'tpp',
  clientAuthentication: 'client_secret_basic',
  clientSecret: 'hush',
  redirectUri: back,
  responseType: 'code',
  requestObject: 'none',
  pkce: true,
  scope: 'openid accounts',
  consentParameter: 'consent_id',
  intentClaim: false,
  parameters: {},
};

/** What goes into an ID token that is signed with PS256. Clause: OpenID Connect Core 1.0, section 3.3.2.11. */
function halfHash(text: string): string {
  return createHash('sha256').update(text).digest().subarray(0, 16).toString('base64url');
}

/** An authorization server that checks what a bank would check, and remembers what it was sent. */
export function fakeServer(
  changes: Partial<HeadlessConfig> = {},
  quirks: { readonly claims?: object; readonly issuer?: string; readonly discovered?: object } = {},
) {
  const asked: SecretRequest[] = [];
  const codes = new Map<string, { readonly challenge: string | null; readonly nonce: string }>();
  const answer = (status: number, body: unknown, headers: readonly (readonly [string, string])[] = []) => ({
    exchange: `x${asked.length}`,
    status,
    headers: [['content-type', 'application/json'] as const, ...headers],
    text: JSON.stringify(body),
  });
  const idToken = async (nonce: string, more: object = {}) =>
    await new SignJWT({
      nonce,
      acr: 'urn:openbanking:psd2:sca',
      openbanking_intent_id: 'aac-1',
      ...more,
      ...quirks.claims,
    })
      .setProtectedHeader({ alg: 'PS256', kid: 'bank-1' })
      .setIssuer(issuer)
      .setAudience('tpp')
      .setSubject('a-person')
      .setIssuedAt(now)
      .setExpirationTime(new Date(now.getTime() + 60_000))
      .sign(bank.privateKey);
  const send: SendSecret = async (request) => {
    asked.push(request);
    const url = new URL(request.url);
    const form = new URLSearchParams(request.body);
    switch (url.pathname) {
      case '/tenant/.well-known/openid-configuration':
        return answer(200, {
          issuer: quirks.issuer ?? issuer,
          token_endpoint: `${issuer}/token`,
          authorization_endpoint: `${issuer}/authorize`,
          jwks_uri: `${issuer}/jwks`,
          mtls_endpoint_aliases: { token_endpoint: 'https://mtls.auth.example/token' },
          response_types_supported: ['code', 'code id_token'],
          ...quirks.discovered,
        });
      case '/tenant/jwks':
        return answer(200, {
          keys: [{ ...(await exportJWK(bank.publicKey)), kid: 'bank-1', alg: 'PS256', use: 'sig' }],
        });
      case '/tenant/authorize': {
        const nonce = url.searchParams.get('nonce') ?? '';
        const code = `code-${codes.size}`;
        codes.set(code, { challenge: url.searchParams.get('code_challenge'), nonce });
        const to = new URL(back);
        const parts = { code, state: url.searchParams.get('state') ?? '', iss: quirks.issuer ?? issuer };
        if (url.searchParams.get('response_type') === 'code') to.search = String(new URLSearchParams(parts));
        else {
          const first = {
            ...parts,
            id_token: await idToken(nonce, { c_hash: halfHash(code), s_hash: halfHash(parts.state) }),
          };
          to.hash = String(new URLSearchParams(first));
        }
        return answer(302, '', [['location', to.href]]);
      }
      case '/tenant/token':
      case '/token': {
        const known = codes.get(form.get('code') ?? '');
        if (form.get('grant_type') === 'client_credentials') {
          return answer(200, { access_token: 'ct', token_type: 'Bearer', expires_in: 600, scope: form.get('scope') });
        }
        if (form.get('grant_type') === 'refresh_token') {
          const good = form.get('refresh_token') === 'rt';
          return answer(
            good ? 200 : 400,
            good ? { access_token: 'at2', token_type: 'bearer' } : { error: 'invalid_grant' },
          );
        }
        const proof = createHash('sha256')
          .update(form.get('code_verifier') ?? '')
          .digest('base64url');
        if (
          known === undefined ||
          form.get('redirect_uri') !== back ||
          (known.challenge !== null && known.challenge !== proof)
        ) {
          return answer(400, { error: 'invalid_grant' });
        }
        return answer(200, {
          access_token: 'at',
          token_type: 'Bearer',
          expires_in: '300',
          refresh_token: 'rt',
          id_token: await idToken(known.nonce, {
            'http://openbanking.org.uk/refresh_token_expires_at': 1_800_000_000,
          }),
        });
      }
      default:
        return answer(404, {});
    }
  };
  let states = 0;
  const surroundings = {
    now: () => now,
    newState: () => `state-${++states}`,
    newVerifier: () => 'verifier'.repeat(6),
  };
  const changed = { ...config, ...changes };
  return { asked, source: headlessSource(changed, send, surroundings) };
}

/** A token that was had. */
export function had(token: unknown): Token {
  assert.ok(!isMissing(token), JSON.stringify(token));
  return token as Token;
}

/** The last request to the token endpoint but for refreshes. */
export const tokenCall = ({ asked }: { readonly asked: readonly SecretRequest[] }) => {
  const found = asked.findLast(({ variant }) => variant === 'client-credentials' || variant === 'authorisation-code');
  assert.ok(found !== undefined);
  return { ...found, form: new URLSearchParams(found.body) };
};
