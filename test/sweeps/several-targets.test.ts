import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { readReport } from '../../bin/report/read-report.ts';
import { verifyFolder } from '../../bin/report/verify-folder.ts';
import type { SeveralReport } from '../../reports/contract/index.ts';
import { separateReports } from '../../reports/several/separate.ts';
import { defaultClients } from '../../stub/access/clients.ts';
import { loadFaults } from '../../stub/faults/load.ts';
import { aisp } from '../support/aisp.ts';
import { servedBank } from '../support/served-bank.ts';
import { headlessTarget } from '../support/target-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'aisp-several-'));
after(() => rmSync(folder, { recursive: true }));
const only = ['--only', 'AISP-BAL-*'];
const fault = 'balance-type-twice';

function severalIn(name: string): SeveralReport {
  const report = readReport(join(folder, name));
  assert.ok('targets' in report);
  return report;
}

describe('a run over the brands of a group', () => {
  it('judges each, loses none by the trouble of another, and judges again what was open', async () => {
    const [broken] = (await loadFaults()).filter(({ id }) => id === fault);
    assert.ok(broken !== undefined);
    const [good, bad] = await Promise.all([servedBank('http'), servedBank('http', { faults: [broken] })]);
    try {
      const entry = (name: string, url: string) => {
        const lines = headlessTarget(url, { clients: defaultClients }).trim().split('\n');
        return [`  - name: ${name}`, ...lines.map((line) => `    ${line}`)].join('\n');
      };
      const target = join(folder, 'group.yaml');
      const brands = [entry('Good', good.url), entry('Bad', bad.url), entry('Gone', 'http://127.0.0.1:1')];
      const unset = `  - { name: Unset, baseUrl: "${good.url}", headers: { x-key: { env: AISP_TEST_NOT_SET } } }`;
      writeFileSync(target, ['profile: full', 'targets:', ...brands, unset, ''].join('\n'));
      const env = { CLIENT_SECRET: defaultClients[0]?.clientSecret ?? '' };

      const first = await aisp(
        ['run', '--target', target, ...only, '--format', 'csv,sarif', '--out', join(folder, 'group')],
        { env },
      );
      const report = severalIn('group');
      assert.deepEqual(
        report.targets.map(({ name, verdict }) => [name, verdict]),
        [
          ['Good', 'conforming'],
          ['Bad', 'non-conforming'],
          ['Gone', 'inconclusive'],
          ['Unset', 'inconclusive'],
        ],
        first.stderr,
      );
      assert.equal(first.code, 1);
      assert.match(first.stdout, /Gone: .*(refused|reach|answer)/i);
      assert.match(first.stdout, /Unset: [\s\S]*AISP_TEST_NOT_SET/);
      const own = JSON.parse(readFileSync(join(folder, 'group', 'targets', 'bad', 'report.json'), 'utf8')) as unknown;
      assert.deepEqual(JSON.parse(JSON.stringify(separateReports(report)[1]?.report)), own);
      for (const name of ['report.csv', 'report.sarif', 'junit.xml', 'report.html', 'targets/good/evidence.har'])
        assert.ok(existsSync(join(folder, 'group', name)), name);

      const repeated = await aisp(['judge', join(folder, 'group'), '--out', join(folder, 'judged')]);
      assert.equal(repeated.code, 1, repeated.stderr);
      for (const name of ['report.json', 'targets/bad/report.json', 'targets/gone/report.json', 'junit.xml'])
        assert.equal(
          readFileSync(join(folder, 'judged', name), 'utf8'),
          readFileSync(join(folder, 'group', name), 'utf8'),
        );

      const again = ['run', '--target', target, '--brand', 'Good', '--brand', 'Bad', '--again', join(folder, 'group')];
      const second = await aisp([...again, '--out', join(folder, 'again')], { env });
      const left = report.rules.filter(
        ({ target: of, outcome }) => of === 'Bad' && ['fail', 'not-exercised'].includes(outcome),
      );
      const judged = severalIn('again').rules.filter(({ target: of }) => of === 'Bad');
      assert.deepEqual(
        judged.map(({ id, outcome }) => [id, outcome]),
        left.map(({ id, outcome }) => [id, outcome]),
        second.stderr,
      );
      assert.equal(second.code, 1);
    } finally {
      await Promise.all([good.close(), bad.close()]);
    }
  });
});

describe('a run over both versions', () => {
  it('judges both and how they relate, in one report that is signed as one', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const key = join(folder, 'key.pub.pem');
    writeFileSync(key, publicKey.export({ type: 'spki', format: 'pem' }));
    const env = { AISP_TEST_SIGNING_KEY: String(privateKey.export({ type: 'pkcs8', format: 'pem' })) };
    const dual = ['--only', 'AISP-DUAL-*', '--fault', 'dual-consent-unknown-there'];
    const out = join(folder, 'both');
    const signing = ['--sign', 'env:AISP_TEST_SIGNING_KEY', '--quiet', '--out', out];
    const run = await aisp(['run', '--release', '3.1.11,4.0.1', ...only, ...dual, ...signing], { env });
    const report = severalIn('both');
    assert.deepEqual(
      report.targets.map(({ name, release, beside, verdict }) => [name, release, beside, verdict]),
      [
        ['3.1.11', '3.1.11', '4.0.1', 'non-conforming'],
        ['4.0.1', '4.0.1', undefined, 'conforming'],
      ],
      run.stderr,
    );
    assert.equal(run.code, 1);
    const related = report.rules.filter(({ id }) => id.startsWith('AISP-DUAL-'));
    assert.deepEqual([...new Set(related.map(({ target }) => target))], ['3.1.11']);
    assert.match(run.stdout, /Non-conforming\. .*3\.1\.11 departs from the standard\./);

    const intact = await verifyFolder(out, { key });
    assert.equal(intact.exitCode, 0, intact.text);
    const [failed] = related.filter(({ outcome }) => outcome === 'fail');
    const path = join(out, 'targets', '3.1.11', 'report.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"outcome": "fail"', '"outcome": "pass"'));
    const edited = await verifyFolder(out, { key });
    assert.deepEqual([edited.exitCode, failed === undefined], [1, false]);
    assert.match(edited.text, /targets\/3\.1\.11\/report\.json was changed/);
  });

  it('leaves out the version that no rule which is wanted judges, and is not inconclusive for it', async () => {
    const out = join(folder, 'one-version');
    const both = ['run', '--release', '3.1.11,4.0.1', '--only', 'AISP-V4-020', '--quiet', '--out', out];
    const { code, stderr } = await aisp(both);
    assert.equal(code, 0, stderr);
    assert.match(stderr, /3\.1\.11 is left out: no rule that is wanted judges it/);
    assert.deepEqual(
      severalIn('one-version').targets.map(({ name, verdict }) => [name, verdict]),
      [['4.0.1', 'conforming']],
    );
  });
});
