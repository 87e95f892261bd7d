import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildReport, exitCodeOf } from './build-report.ts';
import type { Level, Outcome, RunRecord, Verdict } from './contract/index.ts';

const record: RunRecord = {
  tool: { name: 'aisp-conformance', version: '0.1.0' },
  target: { baseUrl: 'https://user:hunter2@bank.example', release: '3.1.11', profile: 'service' },
  startedAt: '2026-01-01T00:00:00.000Z',
  requests: 7,
  exchanges: [],
};

function verdict(outcome: Outcome, level: Level = 'MUST'): Verdict {
  return {
    id: 'AISP-ACC-001',
    title: 'Holds',
    level,
    group: 'ACC',
    outcome,
    checked: outcome === 'pass' ? 1 : 0,
    findings: [],
    clause: { title: 'Accounts' },
  };
}

function judged(...rules: readonly Verdict[]): readonly [string, number] {
  const report = buildReport(record, rules, 1);
  return [report.verdict, exitCodeOf(report)];
}

describe('buildReport', () => {
  it('is conforming when nothing failed and every mandatory rule looked at something', () => {
    assert.deepEqual(judged(verdict('pass'), verdict('warn'), verdict('not-applicable'), verdict('waived')), [
      'conforming',
      0,
    ]);
  });

  it('is conforming when only a rule that is not mandatory was not exercised', () => {
    assert.deepEqual(judged(verdict('pass'), verdict('not-exercised', 'SHOULD')), ['conforming', 0]);
  });

  it('is inconclusive when a mandatory rule was not exercised', () => {
    assert.deepEqual(judged(verdict('pass'), verdict('not-exercised', 'MUST NOT')), ['inconclusive', 4]);
  });

  it('is inconclusive, with an exit code of its own, when the harness broke', () => {
    assert.deepEqual(judged(verdict('pass'), verdict('error'), verdict('not-exercised')), ['inconclusive', 3]);
    const report = buildReport({ ...record, problems: ['The run was interrupted.'] }, [verdict('pass')], 1);
    assert.deepEqual([report.verdict, exitCodeOf(report)], ['inconclusive', 3]);
  });

  it('is non-conforming as soon as one rule failed, whatever else happened', () => {
    assert.deepEqual(judged(verdict('fail'), verdict('error'), verdict('not-exercised')), ['non-conforming', 1]);
  });

  it('is inconclusive when no rule was judged', () => {
    assert.deepEqual(judged(), ['inconclusive', 4]);
  });

  it('counts every outcome, and the requests', () => {
    const { summary, target } = buildReport(record, [verdict('pass'), verdict('pass'), verdict('warn')], 1);
    assert.deepEqual(summary, {
      pass: 2,
      fail: 0,
      warn: 1,
      'not-applicable': 0,
      'not-exercised': 0,
      error: 0,
      waived: 0,
      requests: 7,
    });
    assert.doesNotMatch(target.baseUrl, /hunter2/);
  });
});
