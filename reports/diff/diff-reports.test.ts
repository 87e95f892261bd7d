import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildReport } from '../build-report.ts';
import type { Exchange, Finding, Level, Outcome, Report, Verdict } from '../contract/index.ts';
import { diffExitCode, diffReports } from './diff-reports.ts';
import { findingKey } from './finding-key.ts';
import { renderDiffMarkdown, renderDiffText } from './render-diff.ts';

const target = { baseUrl: 'https://bank.example', release: '3.1.11', profile: 'service' };
const url = 'https://bank.example/open-banking/v3.1/aisp';

function exchange(number: number, path: string): Exchange {
  return {
    id: `x${number}`,
    scenario: 'reads',
    purpose: 'a call',
    request: { method: 'GET', url: `${url}${path}`, headers: [] },
    startedAt: '2026-01-01T00:00:00.000Z',
    durationMs: 1,
  };
}

function verdict(id: string, outcome: Outcome, more: { level?: Level; findings?: readonly Finding[] } = {}): Verdict {
  const { level = 'MUST', findings = [] } = more;
  const clause = { title: 'Accounts' };
  return { id, title: `Title of ${id}`, level, group: 'ACC', outcome, checked: 1, findings, clause };
}

function report(rules: readonly Verdict[], more: Partial<Parameters<typeof buildReport>[0]> = {}): Report {
  const record = {
    tool: { name: 'aisp-conformance', version: '0.1.0' },
    target,
    startedAt: '2026-01-01T00:00:00.000Z',
    requests: 2,
    exchanges: [exchange(1, '/accounts/22289/balances'), exchange(2, '/accounts/41820/balances?page=2')],
    ...more,
  };
  return buildReport(record, rules, 1, Buffer.alloc(32, 1));
}

/** The changes between two outcomes of one rule: the class that each falls into, and the exit code. */
function change(before: Outcome, after: Outcome, level: Level = 'MUST'): readonly [string, number] {
  const diff = diffReports(
    report([verdict('AISP-ACC-001', before)]),
    report([verdict('AISP-ACC-001', after, { level })]),
  );
  const classes = ['newlyFailing', 'newlyPassing', 'newlyNotExercised', 'otherChanges'] as const;
  return [classes.find((name) => diff[name].length > 0) ?? 'none', diffExitCode(diff)];
}

describe('diffReports', () => {
  it('closes the gate for a rule that fails and did not, whatever it was before', () => {
    for (const before of ['pass', 'warn', 'not-exercised', 'waived', 'error'] as const) {
      assert.deepEqual(change(before, 'fail'), ['newlyFailing', 1], before);
    }
  });

  it('leaves the gate open for a failure that was known', () => assert.deepEqual(change('fail', 'fail'), ['none', 0]));

  it('tells what passes now', () => {
    assert.deepEqual(change('fail', 'pass'), ['newlyPassing', 0]);
    assert.deepEqual(change('not-exercised', 'pass'), ['newlyPassing', 0]);
  });

  it('closes the gate, in another way, for a mandatory rule that is judged no longer', () => {
    assert.deepEqual(change('pass', 'not-exercised'), ['newlyNotExercised', 4]);
    assert.deepEqual(change('pass', 'error'), ['newlyNotExercised', 4]);
    assert.deepEqual(change('pass', 'not-exercised', 'SHOULD'), ['newlyNotExercised', 0]);
    assert.deepEqual(change('not-exercised', 'error'), ['otherChanges', 0]);
  });

  it('tells other changes, which close no gate', () => {
    assert.deepEqual(change('pass', 'warn'), ['otherChanges', 0]);
    assert.deepEqual(change('fail', 'waived'), ['otherChanges', 0]);
    assert.deepEqual(change('pass', 'not-applicable'), ['otherChanges', 0]);
  });

  it('misses a rule that is gone, unless another version may have dropped it', () => {
    const before = report([verdict('AISP-ACC-001', 'pass'), verdict('AISP-ACC-002', 'pass')]);
    const gone = diffReports(before, report([verdict('AISP-ACC-001', 'pass')]));
    assert.deepEqual([gone.regressions, diffExitCode(gone)], [['AISP-ACC-002'], 4]);
    const tool = { name: 'aisp-conformance', version: '0.2.0' };
    const dropped = diffReports(before, report([verdict('AISP-ACC-001', 'pass')], { tool }));
    assert.deepEqual([dropped.newlyNotExercised.length, diffExitCode(dropped)], [1, 0]);
    assert.deepEqual(dropped.notes, ['The version of aisp was 0.1.0, and is 0.2.0.']);
  });

  it('finds the same fault again in another record, page and account', () => {
    const one = { message: 'Expected at most 70 characters; got 71', pointer: '/Data/Balance/3/Type', exchange: 'x1' };
    const two = { message: 'Expected at most 70 characters; got 99', pointer: '/Data/Balance/41/Type', exchange: 'x2' };
    const [before, after] = [one, two].map((finding) =>
      report([verdict('AISP-ACC-001', 'fail', { findings: [finding] })]),
    );
    assert.ok(before !== undefined && after !== undefined);
    assert.deepEqual(diffReports(before, after).changedFindings, []);
  });

  it('tells which findings of a known failure came and went', () => {
    const finding = (pointer: string): Finding => ({ message: 'Expected a code; got "x"', pointer, exchange: 'x1' });
    const of = (pointer: string) => report([verdict('AISP-ACC-001', 'fail', { findings: [finding(pointer)] })]);
    const { changedFindings, regressions } = diffReports(of('/Data/Balance/0/Type'), of('/Data/Balance/0/Amount'));
    assert.deepEqual(regressions, []);
    const place = 'GET /accounts/{id}/balances: Expected a code';
    assert.deepEqual(
      changedFindings.map(({ appeared, disappeared }) => [appeared, disappeared]),
      [[[`${place} (/Data/Balance/*/Amount)`], [`${place} (/Data/Balance/*/Type)`]]],
    );
  });

  it('writes the version in a path as it is, and no id', () => {
    const exchanges = (url: string) => new Map([['x1', { request: { method: 'GET', url } } as Exchange]]);
    const key = (url: string) => findingKey({ message: 'Expected 404; got 200', exchange: 'x1' }, exchanges(url));
    assert.equal(
      key('https://bank.example/open-banking/v3.1.10/aisp/accounts/22289/balances'),
      'GET /open-banking/v3.1.10/aisp/accounts/{id}/balances: Expected …',
    );
    assert.equal(key('https://bank.example/open-banking/v3.1/aisp/accounts'), 'GET /accounts: Expected …');
  });

  it('notes what makes two reports hard to compare', () => {
    const { notes } = diffReports(
      report([verdict('AISP-ACC-001', 'pass')]),
      report([verdict('AISP-ACC-001', 'pass')], {
        target: { ...target, release: '3.1.10' },
        shard: { index: 1, total: 2, rules: 2, plan: 'a'.repeat(64) },
        problems: ['The run was interrupted.'],
      }),
    );
    assert.deepEqual(notes, [
      'The release was 3.1.11, and is 3.1.10.',
      'The later report is part 1 of 2: merge the parts first.',
      'The later run had a problem: The run was interrupted.',
    ]);
  });
});

describe('the forms of a comparison', () => {
  const hostile = 'Expected a code; got "</code>``[x](javascript:1) **b**"';
  const diff = diffReports(
    report([verdict('AISP-ACC-001', 'pass'), verdict('AISP-ACC-002', 'fail'), verdict('AISP-ACC-003', 'pass')]),
    report([
      verdict('AISP-ACC-001', 'fail', {
        findings: Array.from({ length: 7 }, (_, index) => ({
          message: hostile,
          exchange: 'x1',
          pointer: `/Data/${index}`,
        })),
      }),
      verdict('AISP-ACC-002', 'pass'),
      verdict('AISP-ACC-003', 'not-exercised'),
    ]),
  );

  it('names every change on a terminal, regressions first', () => {
    const text = renderDiffText(diff);
    assert.match(
      text,
      /Newly failing \(1\)\n {2}AISP-ACC-001 Title[\s\S]*pass → fail, MUST, Accounts[\s\S]*and 2 more/,
    );
    assert.match(text, /No longer judged \(1\)\n {2}AISP-ACC-003/);
    assert.match(text, /Newly passing \(1\)\n {2}AISP-ACC-002/);
    assert.match(
      text,
      /\nRegression: 1 rule newly failing, 1 mandatory rule no longer judged\. 1 rule newly passing\.\n$/,
    );
  });

  it('keeps what a bank sent as text in Markdown', () => {
    const text = renderDiffMarkdown(diff);
    assert.match(text, /^## Conformance/);
    assert.match(text, /- \*\*AISP-ACC-001\*\* Title of AISP-ACC-001: pass → fail \(MUST, Accounts\)/);
    const [line = ''] = text.split('\n').filter((each) => each.includes('javascript'));
    assert.match(line, /^ {2}- ``` .* ```$/);
  });

  it('says so when nothing changed', () => {
    const same = report([verdict('AISP-ACC-001', 'fail')]);
    assert.match(renderDiffText(diffReports(same, same)), /\n\nNo regression\.\n$/);
  });
});
