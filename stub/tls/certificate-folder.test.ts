import assert from 'node:assert/strict';
import { createPublicKey, generateKeyPairSync, KeyObject, randomUUID, sign, verify, webcrypto } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { type Client, defaultClients } from '../access/clients.ts';
import { openCertificateFolder } from './certificate-folder.ts';
import { createCertificates } from './create-certificates.ts';
import { fillFolder } from './fill-folder.ts';
import { KeyFolderError } from './key-folder-error.ts';
import { loadX509 } from './load-x509.ts';

const root = mkdtempSync(join(tmpdir(), 'aisp-keys-test-'));
// Not after the tests: those of other files may have ended before keys are made here.
process.once('exit', () => rmSync(root, { recursive: true, force: true }));

const now = new Date('2026-03-17T10:30:00Z');
const year = 365 * 86_400_000;
const clients = defaultClients;
const open = (folder: string, more: { tls?: boolean; now?: Date; clients?: readonly Client[] } = {}) =>
  openCertificateFolder(folder, { clients, hosts: ['127.0.0.1'], now, tls: true, ...more });

const good = join(root, 'deep', 'good');
const first = await open(good);

/** A copy of the good folder with some files written anew, or taken away. */
function spoilt(changes: Readonly<Record<string, string | undefined>>): string {
  const folder = join(root, randomUUID());
  cpSync(good, folder, { recursive: true });
  for (const [name, text] of Object.entries(changes)) {
    if (text === undefined) rmSync(join(folder, name));
    else writeFileSync(join(folder, name), text);
  }
  return folder;
}

const contents = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

test('an empty folder is filled with one set, its keys for the owner alone', {
  skip: process.platform === 'win32',
}, () => {
  const names = readdirSync(good).sort();
  assert.deepEqual(names, [
    'ca-key.pem',
    'ca.pem',
    'harbour-aisp-key.pem',
    'harbour-aisp.pem',
    'lantern-aisp-key.pem',
    'lantern-aisp.pem',
    'server-key.pem',
    'server.pem',
  ]);
  for (const name of names) {
    const mode = statSync(join(good, name)).mode & 0o777;
    assert.equal(mode & 0o077, name.endsWith('-key.pem') ? 0 : mode & 0o077, name);
  }
  assert.equal(statSync(good).mode & 0o077, 0);
});

test('what was made is read again the next time, and nothing is written', async () => {
  const before = contents(good);
  assert.deepEqual(await open(good), first);
  assert.deepEqual(contents(good), before);
  assert.equal(first.tls?.key, before['server-key.pem']);
  assert.equal(first.tls?.certificate, before['server.pem']);
  assert.equal(first.tls?.ca, before['ca.pem']);
});

test('hidden files do not make a folder full', async () => {
  const folder = join(root, 'hidden');
  mkdirSync(folder);
  writeFileSync(join(folder, '.gitignore'), '*');
  await open(folder);
  assert.equal(readdirSync(folder).length, 9);
});

test('a client comes with its public key, by which its signature holds, and the facts of its certificate', () => {
  const [harbour] = first.clients;
  const [publicKey] = harbour?.publicKeys ?? [];
  assert.ok(publicKey !== undefined);
  assert.deepEqual(Object.keys(publicKey).sort(), ['alg', 'e', 'kid', 'kty', 'n', 'use']);
  const signature = sign('sha256', Buffer.from('a'), readFileSync(join(good, 'harbour-aisp-key.pem')));
  const key = createPublicKey({ key: { ...publicKey }, format: 'jwk' });
  assert.ok(verify('sha256', Buffer.from('a'), key, signature));
  assert.match(publicKey.kid, /^[\w-]{43}$/);
  assert.equal(harbour?.certificateSubject, 'CN=harbour-aisp,O=Harbour Budgeting,C=GB');
  assert.match(harbour?.certificateThumbprint ?? '', /^[\w-]{43}$/);
  assert.equal(harbour?.clientSecret, 'harbour-aisp-secret');
});

test('without TLS the signing keys are enough, and no certificate is told of', async () => {
  const folder = join(root, 'signing');
  mkdirSync(folder);
  for (const { clientId } of clients) cpSync(join(good, `${clientId}-key.pem`), join(folder, `${clientId}-key.pem`));
  const opened = await open(folder, { tls: false });
  assert.equal('tls' in opened, false);
  assert.deepEqual(
    opened.clients.map(({ publicKeys }) => publicKeys),
    first.clients.map(({ publicKeys }) => publicKeys),
  );
  assert.equal(opened.clients[0]?.certificateSubject, undefined);
  await assert.rejects(
    open(folder),
    /is not empty and lacks ca\.pem, server\.pem, server-key\.pem, harbour-aisp\.pem, /,
  );
});

const pem = (type: 'ec' | 'rsa', bits = 2048) =>
  String(
    (type === 'ec'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('rsa', { modulusLength: bits })
    ).privateKey.export({ type: 'pkcs8', format: 'pem' }),
  );
const locked = String(
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
    cipher: 'aes-256-cbc',
    passphrase: 'secret',
  }),
);
const broken = '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n';

const refused: readonly (readonly [string, Readonly<Record<string, string | undefined>>, RegExp])[] = [
  [
    'one file missing',
    { 'server-key.pem': undefined },
    /lacks server-key\.pem\. Add what is missing, or name an empty/,
  ],
  ['other text for a certificate', { 'ca.pem': 'hello' }, /ca\.pem holds no certificate in PEM\. Put one there/],
  ['a broken certificate', { 'lantern-aisp.pem': broken }, /lantern-aisp\.pem holds no certificate in PEM/],
  ['other text for a key', { 'server-key.pem': 'hello' }, /server-key\.pem holds no private key in PEM that needs no/],
  ['a key with a passphrase', { 'harbour-aisp-key.pem': locked }, /harbour-aisp-key\.pem holds .*passphrase.*openssl/],
  [
    'the key of another',
    { 'server-key.pem': pem('rsa') },
    /server-key\.pem is not the key of \S+server\.pem\. Put the two/,
  ],
  [
    'a client key of another',
    { 'harbour-aisp-key.pem': pem('rsa') },
    /harbour-aisp-key\.pem is not the key of \S+aisp\.pem/,
  ],
  [
    'a client key that is not RSA',
    { 'harbour-aisp-key.pem': pem('ec') },
    /cannot sign with PS256\. Put an RSA key of 2048/,
  ],
  [
    'a client key that is short',
    { 'harbour-aisp-key.pem': pem('rsa', 1024) },
    /cannot sign with PS256\. Put an RSA key/,
  ],
];

for (const [title, changes, message] of refused) {
  test(`${title} is refused, with the file and the cure`, async () => {
    const folder = spoilt(changes);
    await assert.rejects(open(folder), (error) => {
      assert.ok(error instanceof KeyFolderError);
      assert.equal(error.code, 'BAD_KEYS');
      assert.match(error.message, message);
      assert.ok(error.message.startsWith(folder));
      return true;
    });
  });
}

test('certificates outside their dates that were not made here are refused, the file named', async () => {
  await assert.rejects(
    open(good, { now: new Date(now.getTime() - year) }),
    /harbour-aisp\.pem is not valid before 2026/,
  );
  const old = await createCertificates({ clients, hosts: [], now: new Date(now.getTime() - 2 * year) });
  const stale = { 'server.pem': old.server.certificate, 'server-key.pem': old.server.key };
  await assert.rejects(
    open(spoilt(stale)),
    /server\.pem expired on 2025-03-17\S+ Put a current one there, or name an empty/,
  );
  const ancient = await createCertificates({ clients, hosts: [], now: new Date(now.getTime() - 6 * year) });
  await assert.rejects(open(spoilt({ 'ca.pem': ancient.authority.certificate })), /ca\.pem expired on/);
});

test('a key that OpenSSL finds too weak for a server is refused before anything listens', async () => {
  const { X509CertificateGenerator } = await loadX509();
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const parameters = { ...algorithm, modulusLength: 512, publicExponent: new Uint8Array([1, 0, 1]) };
  const keys = await webcrypto.subtle.generateKey(parameters, true, ['sign', 'verify']);
  const dates = { notBefore: now, notAfter: new Date(now.getTime() + year) };
  const weak = await X509CertificateGenerator.createSelfSigned({ ...dates, keys, signingAlgorithm: algorithm });
  const key = String(KeyObject.from(keys.privateKey).export({ type: 'pkcs8', format: 'pem' }));
  const folder = spoilt({ 'server.pem': weak.toString('pem'), 'server-key.pem': key });
  await assert.rejects(
    open(folder),
    /server\.pem cannot serve TLS: .*too small\. Put a stronger one there, and its key/,
  );
});

test('a file in the place of the folder, or of its parent, is refused', async () => {
  const file = join(root, 'file');
  writeFileSync(file, '');
  await assert.rejects(open(file), /file is .*Name a folder/);
  await assert.rejects(open(join(file, 'below')), /below is a file, or leads through one\. Name a folder/);
});

test('nothing is written over a file that came in the meantime', async () => {
  const folder = join(root, 'taken');
  mkdirSync(folder);
  writeFileSync(join(folder, 'server.pem'), 'mine');
  const made = await createCertificates({ clients, hosts: [], now });
  assert.throws(() => fillFolder(folder, made), /server\.pem is there already/);
  assert.equal(readFileSync(join(folder, 'server.pem'), 'utf8'), 'mine');
});

test('client ids that make no file names of their own are a misuse', async () => {
  const [harbour] = clients;
  assert.ok(harbour !== undefined);
  for (const clientId of ['server', 'ca', '../up', 'a/b', '', '.hidden']) {
    const folder = join(root, 'never');
    await assert.rejects(open(folder, { clients: [{ ...harbour, clientId }] }), TypeError);
  }
});
