import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { Report } from '../../reports/contract/index.ts';
import { aisp, startAisp } from '../support/aisp.ts';
import { freePort } from '../support/free-port.ts';
import { passwordProxy } from '../support/password-proxy.ts';
import { type ServedBank, servedBank } from '../support/served-bank.ts';
import { leftOut } from '../support/turns.ts';

// The whole command line gets its tokens from the bank's own front door, in each of the ways that a target file can name.

const folder = mkdtempSync(join(tmpdir(), 'aisp-token-test-'));
after(() => rmSync(folder, { recursive: true }));
const secret = 'harbour-aisp-secret';
const env = { SECRET: secret };
let runs = 0;

/** Writes a target file, with the keys of the clients beside it, and names the command that uses it. */
function plan(bank: ServedBank, tokens: object, more: object = {}) {
  const name = `run-${++runs}`;
  for (const [who, { identity, signingKey }] of Object.entries({ own: bank.harbour, other: bank.lantern })) {
    writeFileSync(join(folder, `${name}-${who}.pem`), identity.cert ?? '');
    writeFileSync(join(folder, `${name}-${who}.key`), String(signingKey.export({ type: 'pkcs8', format: 'pem' })));
  }
  writeFileSync(join(folder, `${name}-ca.pem`), bank.harbour.identity.ca ?? '');
  const pem = (file: string) => ({ file: `${name}-${file}` });
  const secured = bank.url.startsWith('https:');
  const target = {
    baseUrl: bank.url,
    profile: 'full',
    tokens: {
      clientId: 'harbour-aisp',
      redirectUri: 'https://harbour.example/callback',
      ...tokens,
    },
    ...(secured ? { tls: { certificate: pem('own.pem'), key: pem('own.key'), ca: pem('ca.pem') } } : {}),
    ...more,
  };
  const text = JSON.stringify(target).replaceAll('"<own key>"', JSON.stringify(pem('own.key')));
  const other = JSON.stringify({ certificate: pem('other.pem'), key: pem('other.key') });
  const path = join(folder, `${name}.json`);
  writeFileSync(path, text.replaceAll('"<other tls>"', other));
  const out = join(folder, name);
  return { out, args: ['run', '--target', path, '--only', 'AISP-BAL-003', '--out', out] };
}

function judged(out: string) {
  const report = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as Report;
  const kept = `${JSON.stringify(report)}${readFileSync(join(out, 'junit.xml'), 'utf8')}`;
  assert.doesNotMatch(kept, /harbour-aisp-secret|BEGIN|eyJ[\w-]{10}/);
  const outcomes = Object.fromEntries(report.rules.map(({ id, outcome, reason }) => [id, reason ?? outcome]));
  return { outcomes, variants: report.exchanges.map(({ purpose }) => /access \(([\w-]+)\)/.exec(purpose)?.[1]) };
}

const approve = { parameters: { approve: { decision: 'approve' }, reject: { decision: 'reject' } } };

test('by assertion and signed request, with an answer in the fragment, over mutual TLS, all discovered', async (t) => {
  const bank = await servedBank('mutual TLS');
  t.after(() => bank.close());
  const { out, args } = plan(bank, {
    kind: 'headless',
    issuer: bank.url,
    clientAuthentication: 'private_key_jwt',
    signingKey: '<own key>',
    requestObject: 'signed',
    responseType: 'code id_token',
    secondClient: {
      clientId: 'lantern-aisp',
      clientAuthentication: 'tls_client_auth',
      tls: '<other tls>',
    },
    otherScope: 'payments',
    ...approve,
  });
  const { code, stdout, stderr } = await aisp([...args, '--only', 'AISP-SEC-010'], { env });
  assert.equal(code, 0, stdout + stderr);
  const { outcomes, variants } = judged(out);
  assert.deepEqual(outcomes, { 'AISP-BAL-003': 'pass', 'AISP-SEC-010': 'pass' });
  for (const variant of ['discovery', 'client-credentials', 'authorise', 'authorisation-code', 'keys']) {
    assert.ok(variants.includes(variant), variant);
  }
});

test('by certificate, at the endpoints of the file; what the file says nothing of is not exercised', {
  skip: leftOut,
}, async (t) => {
  const bank = await servedBank('mutual TLS');
  t.after(() => bank.close());
  const { out, args } = plan(bank, {
    kind: 'headless',
    tokenUrl: `${bank.url}/token`,
    authorizeUrl: `${bank.url}/authorize`,
    clientAuthentication: 'tls_client_auth',
    ...approve,
  });
  const { code, stdout, stderr } = await aisp([...args, '--only', 'AISP-SEC-010'], { env });
  assert.equal(code, 4, stdout + stderr);
  const { outcomes, variants } = judged(out);
  assert.equal(outcomes['AISP-BAL-003'], 'pass');
  assert.match(
    outcomes['AISP-SEC-010'] ?? '',
    /names no second client\. Add "tokens\.secondClient" to the target file/,
  );
  assert.ok(!variants.includes('discovery'));
});

test('by a person, whose browser comes back to this machine', async (t) => {
  const bank = await servedBank('http');
  t.after(() => bank.close());
  const port = await freePort();
  const { out, args } = plan(bank, {
    kind: 'manual',
    issuer: bank.url,
    clientAuthentication: 'client_secret_post',
    clientSecret: { env: 'SECRET' },
    redirectUri: `http://127.0.0.1:${port}/callback`,
    ...approve,
  });
  const run = startAisp(args, { env });
  const pages: string[] = [];
  let heard = '';
  const browse: Promise<void>[] = [];
  run.child.stderr?.on('data', (chunk: string) => {
    heard += chunk;
    for (const [whole, start = ''] of heard.matchAll(/Open {3}(\S+)\n.*\n.*\n/g)) {
      heard = heard.replace(whole, '');
      browse.push(fetch(start).then(async (answer) => void pages.push(await answer.text())));
    }
  });
  const { code, stdout, stderr } = await run.ended;
  await Promise.all(browse);
  assert.equal(code, 0, stdout + stderr);
  assert.equal(judged(out).outcomes['AISP-BAL-003'], 'pass');
  assert.match(stderr, /The consent "detail" \(everything that the bank offers, in detail\) waits for a person/);
  assert.ok(pages.length > 0 && pages.every((page) => page.includes('You can close this window')));
});

test('by secret, through a proxy that wants a password, over mutual TLS', async (t) => {
  const bank = await servedBank('mutual TLS');
  t.after(() => bank.close());
  const proxy = await passwordProxy();
  t.after(() => proxy.close());
  const { args } = plan(
    bank,
    { kind: 'headless', issuer: bank.url, clientSecret: { env: 'SECRET' }, ...approve },
    { proxy: { server: proxy.url, username: 'me', password: { env: 'PROXY_PASSWORD' } } },
  );
  const good = await aisp(args, { env: { ...env, PROXY_PASSWORD: 'let-me-in' } });
  assert.equal(good.code, 0, good.stdout + good.stderr);
  assert.ok(proxy.tunnels() > 0);
});
