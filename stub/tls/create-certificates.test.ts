import assert from 'node:assert/strict';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { test } from 'node:test';
import { defaultClients } from '../access/clients.ts';
import { subjectOf, thumbprintOf } from '../http/certificate-facts.ts';
import { createCertificates, issuerOf } from './create-certificates.ts';

const now = new Date('2026-03-17T10:30:00Z');
const [harbour] = defaultClients;
assert.ok(harbour !== undefined);
const awkward = { ...harbour, clientId: 'awkward', name: 'Smith, "Jones" + Söhne <x>; #1\\2' };
const made = await createCertificates({
  clients: [...defaultClients, awkward],
  hosts: ['192.0.2.7', 'bank.test'],
  now,
});
const authority = new X509Certificate(made.authority.certificate);
const server = new X509Certificate(made.server.certificate);
const clients = made.clients.map(({ certificate }) => new X509Certificate(certificate));

test('every certificate is signed by the authority, which signs itself and may sign no other authority', () => {
  for (const certificate of [authority, server, ...clients]) {
    assert.ok(certificate.checkIssued(authority));
    assert.ok(certificate.verify(authority.publicKey));
  }
  assert.deepEqual(
    [authority, server, ...clients].map(({ ca }) => ca),
    [true, false, false, false, false],
  );
  const serials = new Set([authority, server, ...clients].map(({ serialNumber }) => serialNumber));
  assert.equal(serials.size, 5);
});

test('the server is known by the names of loopback and by those that it was given, and by no other', () => {
  assert.equal(server.checkHost('localhost'), 'localhost');
  assert.equal(server.checkHost('bank.test'), 'bank.test');
  for (const address of ['127.0.0.1', '::1', '192.0.2.7']) assert.equal(server.checkIP(address), address);
  assert.equal(server.checkHost('other.test'), undefined);
  assert.equal(server.checkIP('192.0.2.8'), undefined);
});

test('the zone of a link-local address stays out of the certificate', async () => {
  const linked = await createCertificates({ clients: [], hosts: ['fe80::1%eth0'], now });
  assert.equal(new X509Certificate(linked.server.certificate).checkIP('fe80::1'), 'fe80::1');
});

test('servers serve and clients call: neither certificate does for the other', () => {
  const [serverAuth, clientAuth] = ['1.3.6.1.5.5.7.3.1', '1.3.6.1.5.5.7.3.2'];
  assert.deepEqual(server.keyUsage, [serverAuth]);
  for (const client of clients) assert.deepEqual(client.keyUsage, [clientAuth]);
});

test('each is valid from an hour before until a year after, the authority until five', () => {
  for (const certificate of [authority, server, ...clients]) {
    assert.equal(new Date(certificate.validFrom).toISOString(), '2026-03-17T09:30:00.000Z');
  }
  for (const certificate of [server, ...clients]) {
    assert.equal(new Date(certificate.validTo).toISOString(), '2027-03-17T10:30:00.000Z');
  }
  assert.equal(new Date(authority.validTo).toISOString(), '2031-03-16T10:30:00.000Z');
});

test('no certificate outlives the authority that signs it', async () => {
  const issuer = await issuerOf(made.authority, new Date('2030-12-01T00:00:00Z'));
  const late = new X509Certificate(await issuer.server(made.server.key, []));
  assert.equal(late.validTo, authority.validTo);
  assert.ok(late.verify(authority.publicKey) && late.checkPrivateKey(createPrivateKey(made.server.key)));
});

test('each key is PKCS #8, RSA of 2048 bits, and belongs to its certificate alone', () => {
  const pairs = [made.authority, made.server, ...made.clients];
  for (const { certificate, key } of pairs) {
    assert.match(key, /^-----BEGIN PRIVATE KEY-----\n/);
    const privateKey = createPrivateKey(key);
    assert.equal(privateKey.asymmetricKeyType, 'rsa');
    assert.equal(privateKey.asymmetricKeyDetails?.modulusLength, 2048);
    assert.ok(new X509Certificate(certificate).checkPrivateKey(privateKey));
  }
  assert.equal(new Set(pairs.map(({ key }) => key)).size, pairs.length);
});

test('the subject is written as in RFC 4514, innermost first, with what has a meaning there escaped', () => {
  assert.deepEqual(clients.map(subjectOf), [
    'CN=harbour-aisp,O=Harbour Budgeting,C=GB',
    'CN=lantern-aisp,O=Lantern Accounts,C=GB',
    'CN=awkward,O=Smith\\, \\"Jones\\" \\+ Söhne \\<x\\>\\; #1\\\\2,C=GB',
  ]);
});

test('the thumbprint is the SHA-256 fingerprint in base64url', () => {
  for (const client of clients) {
    const fingerprint = Buffer.from(client.fingerprint256.replaceAll(':', ''), 'hex');
    assert.equal(thumbprintOf(client), fingerprint.toString('base64url'));
  }
});
