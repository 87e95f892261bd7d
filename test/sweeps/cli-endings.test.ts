import assert from 'node:assert/strict';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { startAisp } from '../support/aisp.ts';
import { bankWith, compiledReportSchema, endingsFolder, reportIn } from '../support/endings.ts';
import { childrenOf } from '../support/processes.ts';
import { folders, judged, runReporter, verdict } from '../support/run-reporter.ts';

const valid = compiledReportSchema();
after(() => {
  for (const each of [endingsFolder, ...folders]) rmSync(each, { recursive: true, force: true });
});
const env = { TMPDIR: endingsFolder, CLIENT_SECRET: '' };

describe('runs that end before their time', () => {
  it('Ctrl-C while evidence is gathered: consents are deleted, what there is gets judged', async () => {
    let interrupt = () => {};
    const bank = await bankWith('ctrl-c', (call) => call === 80 && interrupt());
    const run = startAisp(bank.args, { env: bank.env });
    interrupt = () => run.child.kill('SIGINT');
    const { code, stdout, stderr } = await run.ended;
    await bank.close();
    assert.equal(code, 130, stdout + stderr);
    assert.match(stderr, /aisp: The run was interrupted\. What was judged is in .*ctrl-c, marked incomplete\./);
    const report = reportIn(bank.out);
    assert.deepEqual([report.incomplete, report.verdict], [true, 'inconclusive']);
    assert.deepEqual(report.problems, ['The run was interrupted.']);
    assert.ok(report.summary.pass > 50 && report.summary['not-exercised'] > 20, JSON.stringify(report.summary));
    assert.equal(report.summary.requests, report.exchanges.length);
    assert.equal(bank.standing(), 0);
  });

  it('SIGTERM while rules are judged: the report holds those that were', async () => {
    const out = join(endingsFolder, 'sigterm');
    const run = startAisp(['run', '--out', out], { env });
    await run.said('Done with 1 of');
    run.child.kill('SIGTERM');
    const { code, stderr } = await run.ended;
    assert.equal(code, 143, stderr);
    const report = reportIn(out);
    assert.ok(report.rules.length > 0);
    assert.equal(report.target.seed, 1);
    // Judging takes less time than this machine may take to pass the signal on.
    const all = Number(/Done with 1 of (\d+) rules/.exec(stderr)?.[1]);
    if (report.rules.length === all) {
      assert.equal(report.incomplete, undefined);
      assert.match(stderr, /aisp: The run was interrupted\. All had been judged: the report is in .*sigterm\./);
      return;
    }
    assert.deepEqual([report.incomplete, report.verdict], [true, 'inconclusive']);
    const left = `${all - report.rules.length} of ${all} rules in the run were not judged.`;
    assert.deepEqual(report.problems, ['The run was interrupted.', left]);
    assert.match(stderr, /aisp: The run was interrupted\. What was judged is in .*sigterm, marked incomplete\./);
  });

  it('a second signal while the bank keeps a call waiting ends it at once, without a report', async () => {
    let interrupt = () => {};
    const bank = await bankWith('twice', (call) => call === 40 && interrupt());
    const run = startAisp([...bank.args, '--only', 'AISP-ACC-*'], { env: bank.env });
    interrupt = () => {
      const [engine = 0] = childrenOf(run.child.pid);
      // It can take no notice of the first.
      process.kill(engine, 'SIGSTOP');
      run.child.kill('SIGINT');
      run.child.kill('SIGTERM');
    };
    const { code, stderr } = await run.ended;
    await bank.close();
    assert.ok(code === 130 || code === 143, String(code));
    assert.match(
      stderr,
      /aisp: The run was interrupted\. There is no report, and consents that it made may still stand\./,
    );
    assert.deepEqual(readdirSync(bank.out), []);
  });

  it('aisp itself killed: the run goes on alone, and leaves its report and nothing else', async () => {
    let kill = () => {};
    const bank = await bankWith('killed-itself', (call) => call === 40 && kill());
    const run = startAisp([...bank.args, '--only', 'AISP-ACC-*'], { env: bank.env });
    kill = () => run.child.kill('SIGKILL');
    // Closed when the last process that writes there has ended.
    const { code } = await run.ended;
    await bank.close();
    assert.equal(code, 'SIGKILL');
    const report = reportIn(bank.out);
    assert.deepEqual([report.incomplete, report.problems, report.summary.fail], [undefined, undefined, 0]);
    assert.ok(report.summary.pass > 10, JSON.stringify(report.summary));
    assert.equal(bank.standing(), 0);
    assert.deepEqual(
      readdirSync(endingsFolder).filter((name) => name.startsWith('aisp-run-')),
      [],
    );
  });

  it('a bank that dies half-way: the rest is not exercised, and says why', async () => {
    let die = () => {};
    const bank = await bankWith('dead', (call) => call === 80 && die());
    die = () => void bank.close();
    const { code, stdout, stderr } = await startAisp(bank.args, { env: bank.env }).ended;
    assert.equal(code, 3, stdout + stderr);
    const report = reportIn(bank.out);
    assert.deepEqual([report.incomplete, report.verdict], [true, 'inconclusive']);
    const [problem = ''] = report.problems ?? [];
    assert.match(problem, /^The bank stopped answering: 5 calls in a row .* consents? that it made may still stand/);
    assert.equal(report.summary.error, 0);
    const left = report.rules.filter(({ outcome }) => outcome === 'not-exercised');
    assert.ok(left.filter(({ reason }) => /The bank stopped answering/.test(reason ?? '')).length > 20);
    assert.ok(report.summary.requests < 120);
  });
});

describe('a worker that is killed', () => {
  const pass = (id: string) => judged(verdict(id, 'pass'));

  it('while it judges is an error of that rule, and the others are judged', async () => {
    const { report, result } = await runReporter({
      rules: [
        pass('AISP-ACC-001'),
        "test('AISP-ACC-002 Holds', () => { process.kill(process.pid, 'SIGKILL'); return new Promise(() => {}); });",
        pass('AISP-ACC-003'),
        pass('AISP-BAL-001'),
      ],
    });
    assert.ok(valid(report), JSON.stringify(valid.errors));
    assert.deepEqual(report?.rules.map(({ id, outcome }) => `${id} ${outcome}`).sort(), [
      'AISP-ACC-001 pass',
      'AISP-ACC-002 error',
      'AISP-ACC-003 pass',
      'AISP-BAL-001 pass',
    ]);
    assert.match(report.rules.find(({ outcome }) => outcome === 'error')?.reason ?? '', /worker process exited/);
    assert.deepEqual([report.verdict, report.incomplete, result.exitCode], ['inconclusive', undefined, 3]);
  });

  it('while it gathers leaves a report without verdicts, which says so', async () => {
    const { report, result } = await runReporter({
      gather: "process.kill(process.pid, 'SIGKILL'); return new Promise(() => {});",
      rules: [pass('AISP-ACC-001')],
      withoutRecord: true,
      options: { facts: { target: { baseUrl: 'https://bank.example', release: '3.1.11', profile: 'full' } } },
    });
    assert.ok(valid(report), JSON.stringify(valid.errors));
    assert.deepEqual([report?.rules, report?.incomplete, report?.verdict], [[], true, 'inconclusive']);
    assert.match(report?.problems?.[0] ?? '', /worker process exited/);
    assert.equal(result.exitCode, 3);
  });
});
