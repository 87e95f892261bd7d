import assert from 'node:assert/strict';
import type { TransportError } from '../../suites/client/transport.ts';
import type { HeadlessConfig } from '../../suites/target/target.ts';
import type { SecretAnswer, SecretRequest, SendSecret } from '../../suites/tokens/send-secret.ts';
import { isMissing, type Missing } from '../../suites/tokens/token-source.ts';
import { headlessSource } from './headless-source.ts';

export const config: HeadlessConfig = {
  kind: 'headless',
  tokenUrl: 'https://auth.example/token',
  authorizeUrl: 'https://auth.example/authorize?tenant=1',
  clientId: 'tpp-1:a',
  clientSecret: 'a secret/ü',
  clientAuthentication: 'client_secret_basic',
  redirectUri: 'https://tpp.example/callback',
  responseType: 'code',
  requestObject: 'none',
  pkce: false,
  scope: 'openid accounts',
  consentParameter: 'consent_id',
  intentClaim: false,
  parameters: {
    always: { login_hint: 'alice' },
    approve: { decision: 'approve' },
    reject: { decision: 'reject' },
    selectSome: { select: 'first:2' },
  },
};
export const surroundings = {
  now: () => new Date('2026-03-15T12:00:00Z'),
  newState: () => 's1',
  newVerifier: () => 'v'.repeat(43),
};
export const consent = { key: 'detail', consentId: 'c1' } as const;
export const all = { select: 'all' } as const;

export type Answer = Partial<SecretAnswer> | TransportError;

/** A source whose authorization server answers as told, one answer for each call, and what it was asked. */
export function played(answers: readonly Answer[], changes: Partial<HeadlessConfig> = {}) {
  const asked: SecretRequest[] = [];
  const changed = { ...config, ...changes };
  const send: SendSecret = async (request) => {
    const answer = answers[asked.length] ?? {};
    asked.push(request);
    if (answer instanceof Error) throw answer;
    return { exchange: `x${asked.length}`, status: 200, headers: [], text: '', ...answer };
  };
  return { source: headlessSource(changed, send, surroundings), asked };
}

export function redirect(to: string, status = 302): Answer {
  return { status, headers: [['Location', to]] };
}

export function json(status: number, body: unknown): Answer {
  return { status, headers: [['content-type', 'application/json']], text: JSON.stringify(body) };
}

export const issued = json(200, { access_token: 't1', token_type: 'Bearer', expires_in: 300 });
export const token = { value: 't1', tokenType: 'Bearer', expiresIn: 300, expiresAt: '2026-03-15T12:05:00.000Z' };
export const back = 'https://tpp.example/callback';

export function form(request: SecretRequest | undefined): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(request?.body));
}

export function reasonOf(answer: unknown): Missing {
  assert.ok(isMissing(answer), JSON.stringify(answer));
  assert.ok(answer.supply.endsWith('.') && answer.reason.endsWith('.'), JSON.stringify(answer));
  return answer;
}
