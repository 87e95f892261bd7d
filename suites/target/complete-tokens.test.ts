import assert from 'node:assert/strict';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { loadTarget } from './load-target.ts';
import { good, tokensFile } from './testing/tokens-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'aisp-tokens-'));
after(() => rmSync(folder, { recursive: true }));
const path = join(folder, 'bank.yaml');
const pem = (key: KeyObject) => String(key.export({ type: 'pkcs8', format: 'pem' }));
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
writeFileSync(join(folder, 'rsa.pem'), pem(rsa.privateKey));
const env = { SECRET: 'hush', OTHER: 'hush-2', T: 't', O: 'o' };

async function loaded(text: string) {
  writeFileSync(path, text);
  return await loadTarget(path, { env });
}

test('fills in what is usual', async () => {
  const { tokens } = await loaded(tokensFile('headless', good));
  assert.deepEqual(tokens, {
    kind: 'headless',
    clientId: 'tpp',
    tokenUrl: 'https://a.example/t',
    authorizeUrl: 'https://a.example/a',
    clientSecret: 'hush',
    clientAuthentication: 'client_secret_basic',
    redirectUri: 'https://tpp.example/cb',
    responseType: 'code',
    requestObject: 'none',
    pkce: true,
    scope: 'openid accounts',
    consentParameter: 'consent_id',
    intentClaim: false,
    parameters: {},
  });
});

test('reads everything that can be said, with its references', async () => {
  const target = await loaded(
    tokensFile(
      'manual',
      [
        'issuer: https://a.example',
        'clientAuthentication: private_key_jwt',
        'signingKey: { file: rsa.pem }',
        'signingKeyId: k1',
        'redirectUri: http://localhost:8765/cb',
        'requestObject: signed',
        'responseType: code id_token',
        'pkce: false',
        'scope: openid accounts offline_access',
        'waitSeconds: 600',
        'otherScope: payments',
        'parameters: { shortLived: { ttl: "1" }, otherPsu: { pin: { env: OTHER } } }',
        'secondClient: { clientId: two, clientAuthentication: client_secret_post, clientSecret: { env: OTHER } }',
      ],
      [
        'proxy: { server: "http://proxy.example:3128", username: me, password: { env: SECRET } }',
        'bankSide:',
        '  withdraw: { method: POST, url: "https://b.example/w/{ConsentId}", headers: { x-key: { env: SECRET } }, body: x }',
      ],
    ),
  );
  assert.deepEqual(target.tokens, {
    kind: 'manual',
    clientId: 'tpp',
    issuer: 'https://a.example',
    clientAuthentication: 'private_key_jwt',
    signingKey: pem(rsa.privateKey).trimEnd(),
    signingKeyId: 'k1',
    redirectUri: 'http://localhost:8765/cb',
    requestObject: 'signed',
    responseType: 'code id_token',
    pkce: false,
    scope: 'openid accounts offline_access',
    waitSeconds: 600,
    otherScope: 'payments',
    intentClaim: true,
    parameters: { shortLived: { ttl: '1' }, otherPsu: { pin: 'hush-2' } },
    secondClient: { clientId: 'two', clientAuthentication: 'client_secret_post', clientSecret: 'hush-2' },
  });
  assert.deepEqual(target.proxy, { server: 'http://proxy.example:3128', username: 'me', password: 'hush' });
  assert.deepEqual(target.bankSide?.withdraw, {
    method: 'POST',
    url: 'https://b.example/w/{ConsentId}',
    headers: { 'x-key': 'hush' },
    body: 'x',
  });
});

test('reads the ready-made tokens that show what must be refused', async () => {
  const { tokens } = await loaded(
    [
      'baseUrl: https://b.example',
      'tokens:',
      '  kind: ready-made',
      '  otherClientToken: { env: O }',
      '  tokens: [{ consent: expired, token: { env: T } }, { consent: other-psu, token: { env: O } }]',
    ].join('\n'),
  );
  assert.deepEqual(tokens, {
    kind: 'ready-made',
    otherClientToken: 'o',
    tokens: [
      { consent: 'expired', token: 't' },
      { consent: 'other-psu', token: 'o' },
    ],
  });
});

test('takes the same tokens from the environment', async () => {
  const { tokens } = await loadTarget('https://b.example', {
    env: { AISP_TOKEN_EXPIRED: 't', AISP_TOKEN_OTHER_PSU: 'o', AISP_OTHER_CLIENT_TOKEN: 'c' },
  });
  assert.deepEqual(tokens, {
    kind: 'ready-made',
    tokens: [
      { consent: 'expired', token: 't' },
      { consent: 'other-psu', token: 'o' },
    ],
    otherClientToken: 'c',
  });
});
