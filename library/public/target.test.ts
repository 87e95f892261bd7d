import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileConfigurationSchema } from '../../suites/target/check-document.ts';
import { targetSchemaInClear } from '../../suites/target/schema-in-clear.ts';
import { isAt, keysOf, type Whole } from '../../test/support/keys-of-schema.ts';
import type { BankSide, HeadlessTokens, ManualTokens, ReadyMadeTokens, Target } from './target.ts';

const client = {
  clientId: 'tpp',
  clientAuthentication: 'private_key_jwt',
  clientSecret: { env: 'SECRET' },
  signingKey: 'PEM',
  signingKeyId: 'kid',
} as const;
const certificate = { certificate: 'PEM', key: { file: 'key.pem' }, passphrase: 'hush' } as const;
const flow = {
  ...client,
  issuer: 'https://auth.test',
  tokenUrl: 'https://auth.test/token',
  authorizeUrl: 'https://auth.test/authorize',
  jwksUrl: 'https://auth.test/jwks',
  redirectUri: 'http://127.0.0.1/callback',
  responseType: 'code',
  requestObject: 'signed',
  audience: 'https://elsewhere.test',
  pkce: true,
  scope: 'openid accounts',
  consentParameter: 'consent_id',
  intentClaim: true,
  parameters: { always: { a: 'b' }, approve: {}, reject: {}, again: {}, selectSome: {}, shortLived: {}, otherPsu: {} },
  secondClient: { ...client, tls: certificate },
  otherScope: 'payments',
  restSeconds: 30,
} as const;
const ready: Whole<ReadyMadeTokens> = {
  kind: 'ready-made',
  clientToken: 'hush',
  otherClientToken: 'hush',
  tokens: [
    {
      token: 'hush',
      consent: 'detail',
      consentId: 'c',
      permissions: ['ReadAccountsBasic'],
      transactionFrom: 'none',
      transactionTo: 'none',
      accounts: 'all',
      psu: 'alice',
    },
  ],
};
const request = { method: 'POST', url: 'https://bank.test/', headers: { a: 'b' }, body: '{}' } as const;
const bankSide: Whole<BankSide> = {
  withdraw: request,
  reauthenticate: request,
  breakDown: request,
  throttle: request,
  switchAccount: request,
  closeAccount: request,
};
const usual: Omit<Whole<Target>, 'profile' | 'tokens'> = {
  baseUrl: 'https://bank.test',
  basePath: '/',
  release: '3.1.11',
  beside: { release: '4.0.1', basePath: '/v4' },
  limits: {
    calls: 1,
    perSecond: 1,
    parallel: 1,
    accounts: 3,
    pages: 4,
    sampleSeed: 0,
    spareSeconds: 1,
    timeoutMs: 1,
    maxWaitMs: 1,
    maxRunMs: 1000,
    maxRunBytes: 65_536,
    maxBodyBytes: 65_536,
    maxUnpackedBytes: 65_536,
    maxRatio: 1,
    maxHeaderBytes: 1024,
  },
  tls: { ...certificate, ca: 'PEM', insecure: true },
  proxy: { server: 'http://proxy.test:1', username: 'me', password: 'hush' },
  bankSide,
  headers: { 'x-gateway-key': 'hush' },
  financialId: 'bank',
  accountIds: ['a'],
  waivers: [
    {
      rule: 'AISP-BAL-001',
      reason: 'r',
      owner: 'o',
      until: '2026-12-31',
      target: 'Alpha',
      operation: 'GET /balances',
      pointer: '/Data',
    },
  ],
  thorough: true,
};
const headless: Whole<HeadlessTokens> = { kind: 'headless', ...flow, authoriseHeaders: { a: 'b' } };
const manual: Whole<ManualTokens> = { kind: 'manual', ...flow, waitSeconds: 10 };

test('the type of a target has the keys of a target file: no more, and no less', () => {
  const validate = compileConfigurationSchema(targetSchemaInClear);
  const targets = [ready, headless, manual].map((tokens) => ({ ...usual, profile: 'full', tokens }));
  for (const target of targets) assert.ok(validate(target), JSON.stringify(validate.errors?.[0], undefined, 1));
  const keys = [...new Set(keysOf(targetSchemaInClear))];
  assert.ok(keys.length > 80);
  const unknown = keys.filter((key) => !targets.some((target) => isAt(target, key.split('/').slice(1))));
  assert.deepEqual(unknown, []);
});
