import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { exitCodeOf } from '../../reports/build-report.ts';
import { folders, judged, runReporter, verdict } from '../support/run-reporter.ts';
import { leftOut } from '../support/turns.ts';

after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('the reporter, under the runner', { concurrency: 2 }, () => {
  it('turns verdicts of every kind into a report, a summary and progress', async () => {
    const { code, stdout, stderr, out, report, result } = await runReporter({
      gather: "console.log('Reads the accounts');",
      rules: [
        judged(verdict('AISP-ACC-001', 'pass')),
        judged(
          verdict('AISP-ACC-002', 'fail', {
            findings: [
              {
                message: 'Expected no Nickname; got "Zkqvjbh Wkqz"',
                pointer: '/Data/Account/0/Nickname',
                exchange: 'x1',
              },
            ],
          }),
        ),
        judged(verdict('AISP-ACC-003', 'warn', { level: 'SHOULD' })),
        judged(verdict('AISP-BAL-001', 'not-applicable', { reason: 'Not offered.' })),
        judged(verdict('AISP-BAL-002', 'not-exercised', { reason: 'Needs a balance.' })),
        judged(verdict('AISP-BAL-003', 'waived', { reason: 'Known, until May.' })),
        judged(verdict('AISP-BAL-004', 'error', { reason: 'It broke.' })),
      ],
    });
    assert.equal(report?.verdict, 'non-conforming');
    const { requests, ...counts } = report.summary;
    assert.deepEqual(counts, {
      pass: 1,
      fail: 1,
      warn: 1,
      'not-applicable': 1,
      'not-exercised': 1,
      error: 1,
      waived: 1,
    });
    assert.equal(requests, 1);
    assert.equal(code, 1);
    assert.deepEqual([result.exitCode, exitCodeOf(report)], [1, 1]);
    assert.deepEqual(readdirSync(out).sort(), ['junit.xml', 'report.html', 'report.json']);
    assert.match(stderr, /Reads the accounts/);
    assert.match(
      stderr,
      /Done with 7 of 7 rules in the run: 1 failed, 1 error, 1 warning, 1 not exercised, 1 waived, 1 passed, 1 not applicable/,
    );
    assert.match(stdout, /x1 GET \/accounts 200 → \/Data\/Account\/0\/Nickname/);
    assert.match(stdout, /Non-conforming\. 1 of 4 rules failed/);
    for (const text of [stdout, JSON.stringify(report)]) assert.doesNotMatch(text, /Kitchen|sEcReT/);
    assert.ok(!stdout.includes('\u001b'));
  });

  it('is conforming when every rule passes, and quiet when asked', { skip: leftOut }, async () => {
    const { code, stdout, stderr, result } = await runReporter({
      rules: [judged(verdict('AISP-ACC-001', 'pass')), judged(verdict('AISP-ACC-002', 'warn'))],
      options: { quiet: true },
    });
    assert.deepEqual([code, result.exitCode], [0, 0]);
    assert.match(stdout, /^Conforming\. .*\n {2}.*report\.json\n {2}.*report\.html\n {2}.*junit\.xml\n$/);
    assert.equal(stderr, '');
  });

  it('makes a rule that crashed without a verdict an error of the harness', async () => {
    const { report, result } = await runReporter({
      rules: [judged(verdict('AISP-ACC-001', 'pass')), "test('AISP-BAL-009 Holds', () => { undefined.x; });"],
    });
    const crashed = report?.rules.find(({ id }) => id === 'AISP-BAL-009');
    assert.equal(crashed?.outcome, 'error');
    assert.equal(crashed.title, 'Holds');
    assert.equal(crashed.group, 'BAL');
    assert.match(crashed.reason ?? '', /^The harness broke: TypeError: .*\(rules\.js:\d+\)$/);
    assert.equal(result.exitCode, 3);
  });

  it('takes the verdict of the last retry', async () => {
    const pass = JSON.stringify(JSON.stringify(verdict('AISP-ACC-001', 'pass')));
    const { report } = await runReporter({
      config: 'retries: 1,',
      rules: [
        `test('AISP-ACC-001 Holds', () => {
          if (test.info().retry === 0) throw new Error('first');
          test.info().annotations.push({ type: 'aisp-verdict', description: ${pass} });
        });`,
      ],
    });
    assert.deepEqual(
      report?.rules.map(({ outcome }) => outcome),
      ['pass'],
    );
  });

  it('says why gathering failed, and nothing else', async () => {
    const { code, stdout, stderr, report, result } = await runReporter({
      gather: "throw new Error('aisp: https://bank.example refused the connection. Start the bank.');",
      rules: [judged(verdict('AISP-ACC-001', 'pass'))],
      withoutRecord: true,
      options: { facts: { target: { baseUrl: 'https://bank.example', release: '3.1.11', profile: 'full' } } },
    });
    assert.equal(stdout, '');
    assert.equal(
      stderr.trim().split('\n').at(-1),
      'aisp: https://bank.example refused the connection. Start the bank.',
    );
    assert.doesNotMatch(stderr, / at .*gather/);
    assert.equal(code, 1);
    assert.equal(result.exitCode, 3);
    assert.equal(report?.verdict, 'inconclusive');
    assert.equal(report.target.profile, 'full');
    assert.deepEqual(report.problems, ['https://bank.example refused the connection. Start the bank.']);
  });

  it('never calls a run without rules conforming', { skip: leftOut }, async () => {
    const { code, result } = await runReporter({ rules: [] });
    assert.deepEqual([code, result.verdict, result.exitCode], [1, 'inconclusive', 4]);
  });

  it('saves the report elsewhere when the folder refuses it', { skip: leftOut }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'aisp-refusing-'));
    folders.push(folder);
    writeFileSync(join(folder, 'file'), '');
    const refuge = join(folder, 'refuge');
    mkdirSync(refuge);
    const { stderr, result } = await runReporter({
      rules: [judged(verdict('AISP-ACC-001', 'pass'))],
      options: { outputFolder: join(folder, 'file', 'out') },
      environment: { TMPDIR: refuge },
    });
    assert.match(
      stderr,
      /aisp: Cannot write the report to .*: a part of the path is a file; choose another with --out\. It is in .*refuge/,
    );
    assert.equal(result.files.length, 3);
    assert.ok(result.files.every((file) => file.startsWith(refuge) && existsSync(file)));
  });
});
