import assert from 'node:assert/strict';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { signFolder } from '../bin/report/sign-folder.ts';
import { loadSigningKey } from '../bin/report/signing-key.ts';
import { verifyFolder } from '../bin/report/verify-folder.ts';
import type { Report } from '../reports/contract/index.ts';
import type { Statement } from '../reports/integrity/statement.ts';
import { serviceProfile } from '../schemas/profiles/service.ts';
import { aisp } from './support/aisp.ts';
import { judgedAs, withEntries, withReport } from './support/tampering.ts';

const folder = mkdtempSync(join(tmpdir(), 'aisp-integrity-'));
after(() => rmSync(folder, { recursive: true }));

const fault = 'balance-type-missing-expected';
const broken = 'AISP-SEED-004';
const signed = join(folder, 'signed');
const keys = {
  EdDSA: generateKeyPairSync('ed25519'),
  ES256: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  PS256: generateKeyPairSync('rsa', { modulusLength: 2048 }),
} as const;

function pem(key: KeyObject): string {
  return String(key.export({ type: key.type === 'private' ? 'pkcs8' : 'spki', format: 'pem' }));
}

for (const [name, { privateKey, publicKey }] of Object.entries(keys)) {
  writeFileSync(join(folder, `${name}.pem`), pem(privateKey));
  writeFileSync(join(folder, `${name}.pub.pem`), pem(publicKey));
}

before(async () => {
  const only = ['--only', 'AISP-SEED-00*', '--only', 'AISP-BAL-*'];
  const { stdout, stderr } = await aisp(
    ['run', '--fault', fault, ...only, '--out', signed, '--sign', 'env:AISP_TEST_SIGNING_KEY'],
    { env: { AISP_TEST_SIGNING_KEY: pem(keys.EdDSA.privateKey) } },
  );
  assert.match(stdout, /statement\.jws/, stderr);
});

let copies = 0;

/** A copy of the signed folder, with a change made to one of its files. */
function changed(name: string, change: (text: string) => string): string {
  copies += 1;
  const copy = join(folder, `copy-${copies}`);
  cpSync(signed, copy, { recursive: true });
  const text = readFileSync(join(copy, name), 'utf8');
  const after = change(text);
  assert.notEqual(after, text, 'the change of the test changed nothing');
  writeFileSync(join(copy, name), after);
  return copy;
}

/** The exit code, and what is said, line by line. */
async function verify(copy: string, key: keyof typeof keys = 'EdDSA'): Promise<readonly [number, ...string[]]> {
  const { text, exitCode } = await verifyFolder(copy, join(folder, `${key}.pub.pem`));
  return [exitCode, ...text.trimEnd().split('\n')];
}

describe('a signed report', () => {
  it('is an in-toto statement on the files, the rules and the version', () => {
    const [head = '', payload = ''] = readFileSync(join(signed, 'statement.jws'), 'utf8').split('.');
    const header = JSON.parse(Buffer.from(head, 'base64url').toString()) as { alg: string; typ: string };
    assert.deepEqual([header.alg, header.typ], ['EdDSA', 'application/vnd.in-toto+json']);
    const statement = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Statement;
    assert.equal(statement._type, 'https://in-toto.io/Statement/v1');
    assert.equal(statement.predicateType, 'https://in-toto.io/attestation/test-result/v0.1');
    assert.deepEqual(statement.subject.map(({ name }) => name).sort(), [
      'evidence.har',
      'junit.xml',
      'report-profile.json',
      'report.html',
      'report.json',
    ]);
    assert.equal(statement.predicate.result, 'FAILED');
    assert.deepEqual(statement.predicate.failedTests, [broken]);
    const { version } = (JSON.parse(readFileSync(join(signed, 'report.json'), 'utf8')) as Report).tool;
    assert.equal(statement.predicate.configuration[0]?.uri, `pkg:npm/aisp-conformance@${version}`);
  });

  it('is intact as it was signed', async () => {
    const [code, first, ...more] = await verify(signed);
    assert.deepEqual([code, first], [0, 'Intact.'], more.join('\n'));
    assert.match(more.at(-1) ?? '', /Judged again from \d+ exchanges, with the same verdicts: 1 failed/);
  });

  it('shows a changed byte of the evidence', async () => {
    const copy = changed('evidence.har', (text) => text.replace('"HTTP/1.1"', '"HTTP/1.0"'));
    assert.deepEqual(await verify(copy), [1, 'Not intact.', '  evidence.har was changed.']);
  });

  it('names an exchange that was dropped, and one that was added', async () => {
    const dropped = changed(
      'evidence.har',
      withEntries((entries) => entries.filter(({ _aisp: { id } }) => id !== 'x7')),
    );
    const lines = await verify(dropped);
    assert.deepEqual(lines.slice(0, 4), [
      1,
      'Not intact.',
      '  evidence.har was changed.',
      '  An exchange was dropped: x7.',
    ]);
    const added = changed(
      'evidence.har',
      withEntries((entries) => [...entries, ...entries.slice(0, 1)]),
    );
    assert.ok((await verify(added)).includes('  An exchange was added: x1.'));
  });

  it('names a verdict that was edited, by what the evidence says', async () => {
    const lines = await verify(changed('report.json', judgedAs(broken, 'pass')));
    assert.deepEqual(lines.slice(0, 4), [
      1,
      'Not intact.',
      '  report.json was changed.',
      `  The verdict on ${broken} was edited: report.json says pass, the evidence says fail.`,
    ]);
    assert.match(
      lines[4] ?? '',
      /^ {2}The verdict on the run was edited: report\.json says non-conforming, its rules say /,
    );
  });

  it('names a verdict that was dropped', async () => {
    const drop = withReport((report) => ({ ...report, rules: report.rules.filter(({ id }) => id !== broken) }));
    const lines = await verify(changed('report.json', drop));
    assert.ok(lines.includes(`  The verdict on ${broken} was dropped: the evidence says fail.`), lines.join('\n'));
  });

  it('says so when it is something else in the report that was changed', async () => {
    const edit = withReport((report) => ({ ...report, durationMs: report.durationMs + 1 }));
    assert.deepEqual(await verify(changed('report.json', edit)), [
      1,
      'Not intact.',
      '  report.json was changed.',
      '  Every verdict in report.json is as it was signed: something else in it was changed.',
    ]);
  });

  it('names what an edit of the evidence turns round', async () => {
    const copy = changed('evidence.har', (text) => text.replaceAll('\\"InterimCleared\\"', '\\"Expected\\"'));
    const lines = await verify(copy);
    assert.equal(lines[2], '  evidence.har was changed.');
    assert.ok(
      lines.some((line) => /The evidence was changed where it decides the verdict on AISP-/.test(String(line))),
    );
  });

  it('names every other file that was changed, is missing or is no longer what it was', async () => {
    const page = changed('report.html', (text) => text.replace('Non-conforming', 'Conforming'));
    assert.deepEqual(await verify(page), [1, 'Not intact.', '  report.html was changed.']);
    rmSync(join(page, 'report.html'));
    assert.deepEqual(await verify(page), [1, 'Not intact.', '  report.html is missing.']);
    const profile = changed('report-profile.json', (text) => text.replace('"service"', '"serious"'));
    assert.deepEqual(await verify(profile), [1, 'Not intact.', '  report-profile.json was changed.']);
    const cut = changed('report.json', (text) => text.slice(0, 500));
    assert.match((await verify(cut)).join('\n'), /report\.json was changed\.\n {2}report\.json is not JSON/);
  });

  it('shows a verdict that was edited before it was signed', async () => {
    const copy = changed('report.json', judgedAs(broken, 'pass'));
    await signFolder(copy, serviceProfile, loadSigningKey(join(folder, 'ES256.pem'), {}));
    const lines = await verify(copy, 'ES256');
    assert.equal(
      lines[2],
      `  The verdict on ${broken} was edited before it was signed: it says pass, the evidence says fail.`,
    );
  });

  it('tells another key from a statement that was changed', async () => {
    assert.match((await verify(signed, 'ES256'))[2] ?? '', /^ {2}statement\.jws was signed with another key: /);
    const copy = changed('statement.jws', (text) => {
      const [head, payload = '', signature] = text.split('.');
      const statement = Buffer.from(payload, 'base64url').toString().replace('"FAILED"', '"PASSED"');
      return [head, Buffer.from(statement).toString('base64url'), signature].join('.');
    });
    const spoilt = [1, 'Not intact.', '  statement.jws was changed: its signature does not fit.'];
    assert.deepEqual(await verify(copy), spoilt);
    const none = changed('statement.jws', (text) => {
      const head = Buffer.from('{"alg":"none"}').toString('base64url');
      return `${head}.${text.split('.')[1]}.`;
    });
    assert.deepEqual(await verify(none), spoilt);
    writeFileSync(join(none, 'statement.jws'), 'not a signature');
    assert.deepEqual(await verify(none), spoilt);
  });

  it('says when nothing was signed, and when there is no evidence to judge again', async () => {
    const bare = join(folder, 'bare');
    mkdirSync(bare);
    cpSync(join(signed, 'report.json'), join(bare, 'report.json'));
    const [code, line] = await verify(bare);
    assert.deepEqual([code, line?.startsWith('Not signed:')], [1, true]);
    await signFolder(bare, serviceProfile, loadSigningKey(join(folder, 'EdDSA.pem'), {}));
    const [unjudged, first] = await verify(bare);
    assert.deepEqual([unjudged, first], [4, 'As it was signed.']);
    cpSync(join(signed, 'evidence.har'), join(bare, 'evidence.har'));
    assert.deepEqual((await verify(bare)).slice(0, 3), [
      1,
      'Not intact.',
      '  evidence.har was added: it is not among the files that were signed.',
    ]);
  });

  for (const name of ['EdDSA', 'ES256', 'PS256'] as const) {
    it(`can be signed with a key for ${name}`, async () => {
      const copy = changed('statement.jws', () => '');
      await signFolder(copy, serviceProfile, loadSigningKey(join(folder, `${name}.pem`), {}));
      const [code, , line] = await verify(copy, name);
      assert.deepEqual([code, line?.startsWith(`  Signed with ${name}, key `)], [0, true]);
    });
  }
});

describe('aisp report verify', () => {
  it('prints and exits as the check came out', async () => {
    const args = ['report', 'verify', signed, '--key', join(folder, 'EdDSA.pub.pem')];
    const { code, stdout, stderr } = await aisp(args);
    assert.deepEqual([code, stderr], [0, '']);
    assert.match(stdout, /^Intact\.\n/);
  });

  it('refuses what is no key and what is no folder, with 2', async () => {
    const weak = generateKeyPairSync('rsa', { modulusLength: 1024 });
    writeFileSync(join(folder, 'weak.pem'), pem(weak.publicKey));
    for (const [path, key, said] of [
      [signed, 'weak.pem', /cannot be used\.\n.*2048 bits/],
      [signed, 'nothing.pem', /cannot be read \(ENOENT\)/],
      [join(folder, 'nowhere'), 'EdDSA.pub.pem', /There is no folder/],
    ] as const) {
      const { code, stderr } = await aisp(['report', 'verify', path, '--key', join(folder, key)]);
      assert.equal(code, 2);
      assert.match(stderr, said);
    }
  });

  it('refuses a signing key before the first call, and shows nothing of it', async () => {
    const secret = pem(keys.EdDSA.privateKey).split('\n')[1] ?? '';
    for (const [source, value, said] of [
      ['env:AISP_TEST_SIGNING_KEY', '', /AISP_TEST_SIGNING_KEY is not set/],
      ['env:AISP_TEST_SIGNING_KEY', secret, /There is no private key in PEM/],
      [join(folder, 'EdDSA.pub.pem'), '', /There is no private key in PEM/],
    ] as const) {
      const env = { AISP_TEST_SIGNING_KEY: value };
      const { code, stdout, stderr } = await aisp(['run', '--sign', source, '--out', join(folder, 'never')], { env });
      assert.equal(code, 2);
      assert.match(stderr, said);
      assert.ok(!`${stdout}${stderr}`.includes(secret));
    }
  });
});
