import assert from 'node:assert/strict';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { ConfigurationError } from './configuration-error.ts';
import { loadTarget } from './load-target.ts';
import { good, redirect, secret, tokensFile, urls } from './testing/tokens-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'aisp-tokens-'));
after(() => rmSync(folder, { recursive: true }));
const path = join(folder, 'bank.yaml');
const pem = (key: KeyObject) => String(key.export({ type: 'pkcs8', format: 'pem' }));
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
writeFileSync(join(folder, 'public.pem'), String(rsa.publicKey.export({ type: 'spki', format: 'pem' })));
writeFileSync(join(folder, 'short.pem'), pem(generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey));
writeFileSync(join(folder, 'p384.pem'), pem(generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey));
const env = { SECRET: 'hush' };

async function loaded(text: string) {
  writeFileSync(path, text);
  return await loadTarget(path, { env });
}

/** Title, the file, and what its problems are: line:column code, and a part of the text. */
const refusals: readonly (readonly [string, string, readonly (readonly [string, RegExp])[]])[] = [
  [
    'an authorization server that is nowhere',
    tokensFile('headless', [secret, redirect]),
    [['2:1 missing-key', /Add "tokens\.issuer", or both "tokens\.tokenUrl" and "tokens\.authorizeUrl"/]],
  ],
  [
    'client_secret_basic without a secret',
    tokensFile('headless', [...urls, redirect]),
    [['2:1 missing-key', /"tokens\.clientSecret" is missing: client_secret_basic needs it/]],
  ],
  [
    'client_secret_post without a secret',
    tokensFile('headless', [...urls, redirect, 'clientAuthentication: client_secret_post']),
    [['2:1 missing-key', /"tokens\.clientSecret" is missing: client_secret_post needs it/]],
  ],
  [
    'private_key_jwt without a key',
    tokensFile('headless', [...urls, redirect, 'clientAuthentication: private_key_jwt']),
    [['2:1 missing-key', /"tokens\.signingKey" is missing: private_key_jwt needs it/]],
  ],
  [
    'tls_client_auth without a certificate',
    tokensFile('headless', [...urls, redirect, 'clientAuthentication: tls_client_auth']),
    [['2:1 missing-key', /"tls\.certificate" is missing: tls_client_auth needs it/]],
  ],
  [
    'a second client that lacks what its method needs',
    tokensFile('headless', [...good, 'secondClient: { clientId: two, clientAuthentication: tls_client_auth }']),
    [['9:3 missing-key', /"tokens\.secondClient\.tls\.certificate" is missing: tls_client_auth needs it/]],
  ],
  [
    'a second client that authenticates as the first by default, and lacks the secret',
    tokensFile('headless', [...good, 'secondClient: { clientId: two }']),
    [['9:3 missing-key', /"tokens\.secondClient\.clientSecret" is missing: client_secret_basic needs it/]],
  ],
  [
    'signed requests without a key and an issuer',
    tokensFile('headless', [...good, 'requestObject: signed']),
    [
      ['2:1 missing-key', /"tokens\.signingKey" is missing: signed requests need it/],
      ['2:1 missing-key', /"tokens\.issuer" is missing: signed requests are addressed to it/],
    ],
  ],
  ...[
    ['a public key', 'public.pem', /no private key that can be read/],
    ['a short RSA key', 'short.pem', /cannot be used.*2048 bits/],
    ['a key on another curve', 'p384.pem', /cannot be used.*P-256/],
  ].map(
    ([title, name, pattern]) =>
      [
        `${title} to sign with`,
        tokensFile('headless', [...good, `signingKey: { file: ${name} }`]),
        [['9:15 bad-secret', pattern as RegExp]],
      ] as const,
  ),
  [
    'a reference that leads nowhere, once',
    tokensFile('headless', [...urls, redirect, 'clientSecret: { env: NONE }']),
    [['8:17 missing-variable', /NONE, which is not set/]],
  ],
  [
    'a secret in clear',
    tokensFile('headless', [...urls, redirect, 'clientSecret: hush']),
    [['8:17 secret-in-clear', /\{ env: NAME \}/]],
  ],
  [
    'a manual redirect URI elsewhere',
    tokensFile('manual', good),
    [['8:16 bad-url', /Register one such as http:\/\/localhost:8765\/callback/]],
  ],
  [
    'a redirect URI with TLS on this machine: the run has no certificate',
    tokensFile('manual', [...urls, secret, 'redirectUri: https://localhost:8765/cb']),
    [['8:16 bad-url', /not an http URL on this machine/]],
  ],
  [
    'a wait that belongs to the other kind',
    tokensFile('headless', [...good, 'waitSeconds: 60']),
    [['9:3 unknown-key', /"tokens\.waitSeconds" is not a known key/]],
  ],
  [
    'a wait of no time',
    tokensFile('manual', [...urls, secret, 'redirectUri: http://localhost:1/cb', 'waitSeconds: 1']),
    [['9:16 wrong-value', /at least 10/]],
  ],
  [
    'a misspelt method',
    tokensFile('headless', [...good, 'clientAuthentication: private_key_jwk']),
    [['9:25 wrong-value', /Did you mean "private_key_jwt"/]],
  ],
  [
    'an issuer that is no URL',
    tokensFile('headless', [secret, redirect, 'issuer: bank']),
    [['7:11 bad-url', /"tokens\.issuer" is not an absolute URL/]],
  ],
  [
    'a password of a proxy in clear',
    tokensFile('headless', good, ['proxy: { server: "http://p.example", username: me, password: hush }']),
    [['9:62 secret-in-clear', /"proxy\.password" stands in the file itself/]],
  ],
  [
    'a proxy with credentials in its URL',
    tokensFile('headless', good, ['proxy: { server: "http://me:hush@p.example" }']),
    [['9:18 bad-url', /credentials have keys of their own/]],
  ],
  [
    'a request at the bank with an unknown placeholder',
    tokensFile('headless', good, ['bankSide:', '  withdraw: { method: POST, url: "https://b.example/{consentId}" }']),
    [['10:34 bad-url', /holds \{consentId\}, which stands for nothing/]],
  ],
  [
    'a request at the bank with a key in clear',
    tokensFile('headless', good, [
      'bankSide:',
      '  closeAccount: { method: POST, url: "https://b.example", headers: { x-api-key: hush } }',
    ]),
    [['10:70 secret-in-clear', /looks like a secret/]],
  ],
  [
    'an unknown thing to ask of the bank',
    tokensFile('headless', good, ['bankSide: { withdrawal: { method: POST, url: "https://b.example" } }']),
    [['9:13 unknown-key', /Did you mean "withdraw"/]],
  ],
];

for (const [title, text, expected] of refusals) {
  test(`refuses ${title}`, async () => {
    const error = await loaded(text).catch((reason: unknown) => reason);
    assert.ok(error instanceof ConfigurationError, 'the target was accepted');
    const { problems } = error;
    assert.deepEqual(
      problems.map(({ line, column, code }) => `${line}:${column} ${code}`),
      expected.map(([place]) => place),
    );
    for (const [index, [, pattern]] of expected.entries()) {
      assert.match(`${problems[index]?.message} ${problems[index]?.cure}`, pattern);
    }
    assert.doesNotMatch(error.message, /hush/);
  });
}
