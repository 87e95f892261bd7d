import assert from 'node:assert/strict';
import { X509Certificate } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fullDisk } from '../../files/testing/full-disk.ts';
import { defaultClients } from '../access/clients.ts';
import { openCertificateFolder } from './certificate-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'aisp-renew-test-'));
// Not after the tests: those of other files may have ended before keys are made here.
process.once('exit', () => rmSync(root, { recursive: true, force: true }));

const made = new Date('2026-03-17T10:30:00Z');
const days = (number: number) => new Date(made.getTime() + number * 86_400_000);
const open = (folder: string, now: Date, more: { readonly names?: readonly string[]; readonly tls?: boolean } = {}) =>
  openCertificateFolder(folder, { clients: defaultClients, hosts: ['bank.test'], now, tls: true, ...more });

const source = join(root, 'source');
const first = await open(source, made);

/** A copy of the folder, without some of its files. */
function copied(name: string, ...without: readonly string[]): string {
  const folder = join(root, name);
  cpSync(source, folder, { recursive: true });
  for (const file of without) rmSync(join(folder, file));
  return folder;
}

const contents = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
const changed = (folder: string) => {
  const [before, now] = [contents(source), contents(folder)];
  return Object.keys(now).filter((name) => now[name] !== before[name]);
};
const certificate = (folder: string, name: string) => new X509Certificate(readFileSync(join(folder, name)));
const certificates = ['harbour-aisp.pem', 'lantern-aisp.pem', 'server.pem'];

test('more than 30 days ahead nothing is renewed and nothing said', async () => {
  const folder = copied('early');
  assert.deepEqual((await open(folder, days(334))).notices, []);
  assert.deepEqual((await open(folder, days(400), { tls: false })).notices, []);
  assert.deepEqual(changed(folder), []);
  assert.deepEqual(first.notices, []);
});

for (const [when, day] of [
  ['within 30 days of its end', 336],
  ['after its end', 700],
] as const) {
  test(`what was made is renewed ${when}, for the same keys and names, and by the same authority`, async () => {
    const folder = copied(`due-${day}`);
    const { notices, clients, tls } = await open(folder, days(day));
    assert.deepEqual(changed(folder).sort(), certificates);
    assert.equal(notices.length, 3);
    const until = days(day + 365)
      .toISOString()
      .slice(0, 10);
    for (const notice of notices) assert.match(notice, new RegExp(`\\.pem was renewed: it is good until ${until}\\.$`));
    const authority = certificate(folder, 'ca.pem');
    for (const name of certificates) {
      const [before, now] = [certificate(source, name), certificate(folder, name)];
      assert.ok(now.checkIssued(authority) && now.verify(authority.publicKey), name);
      assert.deepEqual(
        [now.subject, now.publicKey.export({ format: 'jwk' })],
        [before.subject, before.publicKey.export({ format: 'jwk' })],
      );
    }
    const server = new X509Certificate(tls?.certificate ?? '');
    for (const name of ['localhost', 'bank.test']) assert.equal(server.checkHost(name), name);
    assert.deepEqual(
      clients.map(({ publicKeys }) => publicKeys),
      first.clients.map(({ publicKeys }) => publicKeys),
    );
    assert.notDeepEqual(
      clients.map((each) => each.certificateThumbprint),
      first.clients.map((each) => each.certificateThumbprint),
    );
    assert.deepEqual((await open(folder, days(day))).notices, []);
  });
}

test('an authority that ends is made anew, and signs all the others', {
  skip: process.platform === 'win32',
}, async () => {
  const folder = copied('authority');
  const { notices, tls } = await open(folder, days(5 * 365 - 10));
  assert.deepEqual(changed(folder).sort(), ['ca-key.pem', 'ca.pem', ...certificates]);
  assert.equal(notices.length, 4);
  assert.doesNotMatch(notices.join(), /ca-key/);
  const authority = new X509Certificate(tls?.ca ?? '');
  for (const name of certificates) assert.ok(certificate(folder, name).verify(authority.publicKey), name);
  assert.equal(statSync(join(folder, 'ca-key.pem')).mode & 0o077, 0);
});

test('without the key of the authority it is told 30 days ahead what ends, and refused afterwards', async () => {
  const folder = copied('keyless', 'ca-key.pem');
  const { notices } = await open(folder, days(353));
  assert.equal(notices.length, 3);
  assert.match(
    notices[0] ?? '',
    /server\.pem ends on 2027-03-17, in 12 days\. Put a current one there, or name an empty/,
  );
  assert.deepEqual((await open(folder, days(330))).notices, []);
  await assert.rejects(open(folder, days(366)), /harbour-aisp\.pem expired on 2027-03-17/);
  assert.deepEqual(changed(folder), []);
});

test('where nothing can be written it is told what ends, and why it was not renewed; a name that lacks is refused', async () => {
  const folder = copied('unwritable');
  const disk = fullDisk();
  disk.fill(join(folder, 'server.pem'));
  const { notices } = await open(folder, days(353));
  assert.equal(notices.length, 4);
  assert.match(notices[0] ?? '', /server\.pem ends on 2027-03-17, in 12 days\./);
  assert.match(notices[3] ?? '', /is on a full disk\. Name a folder that you can read and write\.$/);
  await assert.rejects(open(folder, days(1), { names: ['bank'] }), /is on a full disk\. Name a folder/);
  disk.end();
  assert.deepEqual(changed(folder), []);
});

test('a name that the certificate of the server lacks is added to the others, where it was made here', async () => {
  const folder = copied('names');
  const { notices, tls } = await open(folder, days(1), { names: ['bank', '192.0.2.7'] });
  assert.deepEqual(changed(folder), ['server.pem']);
  assert.equal(notices.length, 1);
  const server = new X509Certificate(tls?.certificate ?? '');
  for (const name of ['bank', 'bank.test', 'localhost']) assert.equal(server.checkHost(name), name);
  for (const address of ['192.0.2.7', '127.0.0.1', '::1']) assert.equal(server.checkIP(address), address);
  assert.deepEqual((await open(folder, days(1), { names: ['bank'] })).notices, []);
  await assert.rejects(
    open(copied('names-keyless', 'ca-key.pem'), days(1), { names: ['bank'] }),
    /server\.pem is not for bank, and was not made here\. Put one there that is, or name an empty folder/,
  );
});

test('an empty folder is filled with the names that were asked for', async () => {
  const { tls } = await open(join(root, 'fresh'), made, { names: ['bank'] });
  assert.equal(new X509Certificate(tls?.certificate ?? '').checkHost('bank'), 'bank');
});
