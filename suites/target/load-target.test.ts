import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { ConfigurationError, type ConfigurationProblem } from './configuration-error.ts';
import { defaultLimits, loadTarget } from './load-target.ts';

const folder = mkdtempSync(join(tmpdir(), 'aisp-target-'));
after(() => rmSync(folder, { recursive: true }));
let files = 0;

function file(text: string, extension = 'yaml'): string {
  files += 1;
  const path = join(folder, `bank-${files}.${extension}`);
  writeFileSync(path, text);
  return path;
}

async function problemsOf(
  source: string,
  env: Record<string, string> = {},
  flags: { profile?: string; release?: string } = {},
): Promise<readonly ConfigurationProblem[]> {
  const error = await loadTarget(source, { env, ...flags }).then(
    () => assert.fail('the target was accepted'),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof ConfigurationError, String(error));
  return error.problems;
}

test('a URL takes its tokens from the environment', async () => {
  const env = { AISP_TOKEN: 'psu', AISP_TOKEN_BASIC: 'basic', AISP_CLIENT_TOKEN: 'client', AISP_TOKEN_DEBITS: '' };
  const target = await loadTarget('https://bank.example/open-banking/v3.1/aisp/', { env });
  assert.equal(target.baseUrl, 'https://bank.example');
  assert.equal(target.release, '3.1.11');
  assert.equal(target.profile.name, 'service');
  assert.deepEqual(target.limits, defaultLimits);
  assert.deepEqual(target.tokens, {
    kind: 'ready-made',
    tokens: [
      { consent: 'detail', token: 'psu' },
      { consent: 'basic', token: 'basic' },
    ],
    clientToken: 'client',
  });
});

test('a URL takes the consents behind the tokens from the environment, too', async () => {
  const ids = { AISP_CONSENT_ID: 'aac-1', AISP_CONSENT_ID_OTHER_PSU: 'aac-2', AISP_CONSENT_ID_BASIC: '' };
  const env = { AISP_TOKEN: 'd', AISP_TOKEN_OTHER_PSU: 'o', AISP_CLIENT_TOKEN: 'c', ...ids };
  const { tokens } = await loadTarget('https://bank.example', { env });
  assert.deepEqual(tokens.kind === 'ready-made' && tokens.tokens, [
    { consent: 'detail', token: 'd', consentId: 'aac-1' },
    { consent: 'other-psu', token: 'o', consentId: 'aac-2' },
  ]);
  const problems = await problemsOf('https://bank.example', { AISP_CONSENT_ID_BASIC: 'aac-1', AISP_CONSENT_IDS: 'x' });
  assert.deepEqual(
    problems.map(({ code, cure }) => `${code}: ${cure}`),
    [
      'unknown-key: Did you mean "AISP_CONSENT_ID"?',
      'missing-variable: Set AISP_TOKEN_BASIC to a token of that consent.',
      'missing-variable: Set AISP_CLIENT_TOKEN: the consent is read with it.',
    ],
  );
});

test('a URL without any token is allowed', async () => {
  const { tokens } = await loadTarget('https://bank.example', { env: {} });
  assert.deepEqual(tokens, { kind: 'ready-made', tokens: [] });
});

test('reads a whole file, with references to the environment and to files beside it', async () => {
  writeFileSync(join(folder, 'secret.txt'), 'from-a-file\n');
  const source = file(`
baseUrl: https://bank.example/sandbox
release: 3.1.11
profile: full
tokens:
  kind: headless
  tokenUrl: https://auth.example/token
  authorizeUrl: https://auth.example/authorize
  clientId: tpp
  clientSecret: { file: secret.txt }
  redirectUri: https://tpp.example/callback
  parameters:
    always: { login_hint: alice, pin: { env: PIN } }
    reject: { env: refuse }
limits: { calls: 500, perSecond: 5 }
headers: { x-environment: sandbox, x-api-key: { env: GATEWAY_KEY } }
accountIds: ['1', '2']
financialId: bank-1
waivers:
  - { rule: AISP-BAL-004, reason: Known, owner: Payments team, until: 2026-12-31 }
`);
  const target = await loadTarget(source, { env: { PIN: '1234', GATEWAY_KEY: 'key' }, profile: 'service' });
  assert.equal(target.profile.name, 'service');
  assert.deepEqual(target.tokens, {
    kind: 'headless',
    tokenUrl: 'https://auth.example/token',
    authorizeUrl: 'https://auth.example/authorize',
    clientId: 'tpp',
    clientSecret: 'from-a-file',
    clientAuthentication: 'client_secret_basic',
    redirectUri: 'https://tpp.example/callback',
    responseType: 'code',
    requestObject: 'none',
    pkce: true,
    scope: 'openid accounts',
    consentParameter: 'consent_id',
    intentClaim: false,
    parameters: { always: { login_hint: 'alice', pin: '1234' }, reject: { env: 'refuse' } },
  });
  assert.deepEqual(target.limits, { calls: 500, perSecond: 5, timeoutMs: defaultLimits.timeoutMs });
  assert.equal(target.financialId, 'bank-1');
  assert.deepEqual(target.headers, { 'x-environment': 'sandbox', 'x-api-key': 'key' });
  assert.equal(target.waivers?.[0]?.until, '2026-12-31');
});

test('a file that says nothing of tokens takes them from the environment', async () => {
  const { tokens } = await loadTarget(file('{"baseUrl": "https://bank.example"}', 'json'), {
    env: { AISP_TOKEN: 't' },
  });
  assert.deepEqual(tokens, { kind: 'ready-made', tokens: [{ consent: 'detail', token: 't' }] });
});

test('reads all that a file says of the consents behind its tokens', async () => {
  const source = file(`
baseUrl: https://bank.example
tokens:
  kind: ready-made
  clientToken: { env: CLIENT }
  tokens:
    - { consent: detail, token: { env: PSU }, consentId: aac-1, accounts: all, psu: alice }
    - consent: credits
      token: { env: PSU }
      transactionFrom: 2026-01-01T00:00:00+00:00
      transactionTo: none
      accounts: ["22289"]
`);
  const { tokens } = await loadTarget(source, { env: { CLIENT: 'c', PSU: 'p' } });
  assert.deepEqual(tokens.kind === 'ready-made' && tokens.tokens, [
    { consent: 'detail', token: 'p', consentId: 'aac-1', accounts: 'all', psu: 'alice' },
    {
      ...{ consent: 'credits', token: 'p', accounts: ['22289'] },
      ...{ transactionFrom: '2026-01-01T00:00:00+00:00', transactionTo: 'none' },
    },
  ]);
});

test('refuses what cannot be so of the consents behind tokens', async () => {
  const source = file(`
baseUrl: https://bank.example
tokens:
  kind: ready-made
  tokens:
    - { consent: detail, token: { env: PSU }, consentID: aac-1, psu: alice }
    - { consent: basic, token: { env: PSU }, permissions: [ReadBalance], accounts: sone }
    - { consent: credits, token: { env: PSU }, consentId: aac-3, transactionFrom: 2026-02-30T00:00:00Z }
    - { consent: other-psu, token: { env: PSU }, psu: alice, accounts: [] }
`);
  const problems = await problemsOf(source, { PSU: 'p' });
  assert.deepEqual(
    problems.map(({ line, column, code, cure }) => `${line}:${column} ${code} ${cure.slice(0, 36)}`),
    [
      '6:47 unknown-key Did you mean "consentId"?',
      '7:60 wrong-value Did you mean "ReadBalances"?',
      '7:84 wrong-value Did you mean "some"?',
      '8:48 missing-key Add it: the consent is read with it.',
      '8:83 wrong-value Write it as the consent has it, such',
      '9:55 wrong-value Give one that another PSU stands beh',
      '9:72 wrong-value Meaning: the accounts that the PSU s',
    ],
  );
});

test('reads ready-made tokens with the permissions behind them', async () => {
  const source = file(`
baseUrl: https://bank.example
tokens:
  kind: ready-made
  clientToken: { env: CLIENT }
  tokens:
    - { consent: detail, token: { env: PSU }, permissions: [ReadAccountsDetail, ReadBalances] }
`);
  const { tokens } = await loadTarget(source, { env: { CLIENT: 'c', PSU: 'p' } });
  assert.deepEqual(tokens, {
    kind: 'ready-made',
    clientToken: 'c',
    tokens: [{ consent: 'detail', token: 'p', permissions: ['ReadAccountsDetail', 'ReadBalances'] }],
  });
});

test('refuses secrets in clear, wherever they stand, and quotes none of them', async () => {
  const problems = await problemsOf(
    file(`
baseUrl: https://somebody:hush@bank.example
tokens: { kind: ready-made, clientToken: hush, tokens: [{ consent: detail, token: hush }] }
headers: { x-api-key: hush }
tls: { passphrase: hush }
`),
  );
  assert.deepEqual(
    problems.map(({ line, code }) => `${line} ${code}`),
    ['2 bad-url', '3 secret-in-clear', '3 secret-in-clear', '4 secret-in-clear', '5 secret-in-clear'],
  );
  assert.ok(!JSON.stringify(problems).includes('hush'));
});

test('names the variables and files that references lead to in vain', async () => {
  const source = file(`
baseUrl: https://bank.example
tokens: { kind: ready-made, clientToken: { env: NOT_THERE }, tokens: [{ consent: detail, token: { env: EMPTY } }] }
headers: { x-key: { file: none.txt } }
`);
  const problems = await problemsOf(source, { EMPTY: '' });
  assert.deepEqual(
    problems.map(({ code }) => code),
    ['missing-variable', 'missing-variable', 'unreadable-file'],
  );
  assert.match(problems[0]?.message ?? '', /NOT_THERE, which is not set/);
  assert.match(problems[1]?.message ?? '', /EMPTY, which is empty/);
  assert.match(problems[2]?.message ?? '', /none\.txt, which cannot be read \(ENOENT\)/);
});

test('refuses a key that does not belong to the certificate, or that is none', async () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  writeFileSync(join(folder, 'key.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(join(folder, 'none.pem'), 'nothing of the kind');
  const source = file(
    'baseUrl: https://bank.example\ntls: { certificate: { file: none.pem }, key: { file: key.pem } }',
  );
  const [problem] = await problemsOf(source);
  assert.equal(problem?.code, 'bad-tls');
  assert.match(problem?.cure ?? '', /BEGIN CERTIFICATE/);
});

test('tells a key from a certificate, and an authority that is none', async () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  writeFileSync(join(folder, 'key.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(join(folder, 'cert.pem'), '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n');
  const [swapped] = await problemsOf(
    file('baseUrl: https://bank.example\ntls: { certificate: { file: key.pem }, key: { file: cert.pem } }'),
  );
  assert.match(swapped?.cure ?? '', /Exchange "tls\.certificate" and "tls\.key"/);
  const [authority] = await problemsOf(file('baseUrl: https://bank.example\ntls: { ca: { file: key.pem } }'));
  assert.match(authority?.message ?? '', /"tls\.ca" holds no certificate/);
});

test('refuses tokens in the environment that cannot be sent, and variables that are nearly known', async () => {
  const problems = await problemsOf('https://bank.example', {
    AISP_TOKEN: 'Bearer abc',
    AISP_CLIENT_TOKEN: 'a b',
    AISP_TOKEN_BASC: 'abc',
  });
  assert.deepEqual(
    problems.map(({ code, cure }) => `${code}: ${cure}`),
    [
      'bad-secret: Give the token alone.',
      'bad-secret: Give the token alone, without quotes or line breaks.',
      'unknown-key: Did you mean "AISP_TOKEN_BASIC"?',
    ],
  );
});

test('lists the problems of the command line with those of the file', async () => {
  const problems = await problemsOf(file('baseUrl: nowhere'), {}, { release: '3.2', profile: 'servis' });
  assert.deepEqual(
    problems.map(({ code }) => code),
    ['bad-url', 'unknown-release', 'unknown-profile'],
  );
});

test('says what it takes a source for that is neither a file nor a URL', async () => {
  const [problem] = await problemsOf('bank.example');
  assert.equal(problem?.code, 'unreadable-file');
  assert.match(problem?.cure ?? '', /A URL begins with http/);
  const [missing] = await problemsOf('no-such-bank.yaml');
  assert.deepEqual([missing?.code, missing?.cure], ['unreadable-file', 'Check the path.']);
});
