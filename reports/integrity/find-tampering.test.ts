import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildReport } from '../build-report.ts';
import type { Outcome, Verdict } from '../contract/index.ts';
import { findTampering } from './find-tampering.ts';
import { createStatement } from './statement.ts';

function verdict(number: number, outcome: Outcome): Verdict {
  const id = `AISP-ACC-00${number}`;
  const clause = { title: 'Accounts' };
  return { id, title: 'Holds', level: 'MUST', group: 'ACC', outcome, checked: 1, findings: [], clause };
}

const outcomes = ['pass', 'fail', 'warn', 'error', 'waived', 'not-exercised'] as const;
const rules = outcomes.map((outcome, index) => verdict(index + 1, outcome));
const report = buildReport(
  {
    tool: { name: 'aisp-conformance', version: '0.1.0' },
    target: { baseUrl: 'https://bank.example', release: '3.1.11', profile: 'service' },
    startedAt: '2026-01-01T00:00:00.000Z',
    requests: 3,
    exchanges: [],
  },
  rules,
  1,
);
const digests = { 'report.json': 'a', 'evidence.har': 'b', 'report-profile.json': 'c' };
const exchanges = ['x1', 'x2', 'x3'];
const statement = createStatement(report, digests, exchanges.length);
const now = { digests, report, evidence: { exchanges, verdicts: rules, masked: true } };

describe('findTampering', () => {
  it('finds nothing where all is as it was signed', () => assert.deepEqual(findTampering(statement, now), []));

  it('does not ask evidence for a rule in which the harness broke', () => {
    const verdicts = rules.map((rule) => (rule.outcome === 'error' ? { ...rule, outcome: 'pass' as const } : rule));
    assert.deepEqual(findTampering(statement, { ...now, evidence: { exchanges, verdicts, masked: true } }), []);
  });

  it('says of an intact file with another verdict that it was edited before it was signed', () => {
    const verdicts = rules.map((rule) => (rule.outcome === 'pass' ? { ...rule, outcome: 'fail' as const } : rule));
    assert.deepEqual(findTampering(statement, { ...now, evidence: { exchanges, verdicts, masked: true } }), [
      'The verdict on AISP-ACC-001 was edited before it was signed: it says pass, the evidence says fail.',
    ]);
  });

  it('tells a verdict that does not follow from the masked evidence from one that was edited', () => {
    const [first, ...others] = rules;
    if (first === undefined) throw new TypeError('there are rules');
    const told = { ...report, rules: [{ ...first, unproven: true as const }, ...others] };
    const verdicts = [{ ...first, outcome: 'fail' as const }, ...others];
    assert.deepEqual(
      findTampering(statement, { digests, report: told, evidence: { exchanges, verdicts, masked: true } }),
      [
        'The verdict on AISP-ACC-001 does not follow from the masked evidence, as the run itself said: it says pass, the evidence says fail.',
      ],
    );
  });

  it('finds findings that were edited before they were signed, where the evidence is as masked as the report', () => {
    const verdicts = rules.map((rule) =>
      rule.outcome === 'fail' ? { ...rule, findings: [{ message: 'Expected more; got less', exchange: 'x1' }] } : rule,
    );
    assert.deepEqual(findTampering(statement, { ...now, evidence: { exchanges, verdicts, masked: true } }), [
      'The findings on AISP-ACC-002 were edited before they were signed: the evidence shows others.',
    ]);
    assert.deepEqual(findTampering(statement, { ...now, evidence: { exchanges, verdicts, masked: false } }), []);
  });

  it('lists many exchanges in one sentence', () => {
    const long = createStatement(report, digests, 20);
    assert.deepEqual(findTampering(long, now), [
      '17 exchanges were dropped: x4, x5, x6, x7, x8, x9, x10, x11, x12, x13 and 7 more.',
    ]);
  });

  it('falls back on the statement where the evidence cannot be relied upon', () => {
    const edited = { ...report, rules: rules.map((rule) => ({ ...rule, outcome: 'pass' as const })) };
    const changed = { ...digests, 'report.json': 'z', 'evidence.har': 'z' };
    const said = findTampering(statement, { digests: changed, report: edited });
    assert.ok(
      said.includes('The verdict on AISP-ACC-002 was edited: report.json says pass, the statement says fail.'),
      said.join('\n'),
    );
  });
});

describe('createStatement', () => {
  it('calls nothing a pass that is not one', () => {
    const resultOf = (...list: readonly Outcome[]) => {
      const judged = list.map((outcome, index) => verdict(index + 1, outcome));
      const record = { ...report, requests: 0, exchanges: [] };
      const { shard: _, problems: __, incomplete: ___, groups: ____, ...facts } = record;
      return createStatement(buildReport(facts, judged, 1), digests, 0).predicate.result;
    };
    assert.equal(resultOf('pass'), 'PASSED');
    assert.equal(resultOf('pass', 'warn'), 'WARNED');
    assert.equal(resultOf('pass', 'fail'), 'FAILED');
    assert.equal(resultOf('pass', 'not-exercised'), 'FAILED');
  });
});
