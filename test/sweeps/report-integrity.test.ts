import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { signFolder } from '../../bin/report/sign-folder.ts';
import { loadSigningKey } from '../../bin/report/signing-key.ts';
import type { Report } from '../../reports/contract/index.ts';
import type { Statement } from '../../reports/integrity/statement.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { aispHere } from '../support/aisp-here.ts';
import {
  broken,
  changed,
  integrityFolder as folder,
  keys,
  pem,
  signed,
  signReport,
  verify,
} from '../support/signed-report.ts';

after(() => rmSync(folder, { recursive: true, force: true }));
await signReport();

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
      const [code, ...lines] = await verify(copy, name);
      assert.deepEqual([code, lines.some((line) => line.startsWith(`  Signed with ${name}, key `))], [0, true]);
    });
  }
});

describe('aisp report verify', () => {
  it('prints and exits as the check came out', async () => {
    const args = ['report', 'verify', signed, '--key', join(folder, 'EdDSA.pub.pem')];
    const { code, stdout, stderr } = await aispHere(args);
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
      const { code, stderr } = await aispHere(['report', 'verify', path, '--key', join(folder, key)]);
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
      const { code, stdout, stderr } = await aispHere(['run', '--sign', source, '--out', join(folder, 'never')], {
        env,
      });
      assert.equal(code, 2);
      assert.match(stderr, said);
      assert.ok(!`${stdout}${stderr}`.includes(secret));
    }
  });
});

describe('a signed report of a bank that calls its statements by month', () => {
  const out = join(folder, 'by-month');

  it('says what its evidence says, word by word, and accuses nobody of having edited it', async () => {
    const run = await aispHere(
      [
        ...['run', '--profile', 'full', '--variant', 'statements-called-by-month', '--out', out],
        ...['--sign', 'env:AISP_TEST_SIGNING_KEY'],
      ],
      { env: { AISP_TEST_SIGNING_KEY: pem(keys.EdDSA.privateKey) } },
    );
    assert.equal(run.code, 0, run.stdout + run.stderr);
    const [code, first, ...more] = await verify(out);
    assert.deepEqual([code, first], [0, 'Intact.'], more.join('\n'));
    const judged = join(folder, 'by-month-judged');
    assert.equal((await aispHere(['judge', out, '--out', judged])).code, 0);
    const [told, again] = [out, judged].map(
      (place) => (JSON.parse(readFileSync(join(place, 'report.json'), 'utf8')) as Report).rules,
    );
    assert.deepEqual(again, told);
    const evidence = readFileSync(join(out, 'evidence.har'), 'utf8');
    assert.match(evidence, /StatementReference\\":\\"\d{4}-\d\d\\"/);
  });
});
