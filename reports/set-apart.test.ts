import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildReport } from './build-report.ts';
import type { Outcome, RunRecord, Verdict } from './contract/index.ts';

const record: RunRecord = {
  tool: { name: 'aisp-conformance', version: '0.1.0' },
  target: { baseUrl: 'https://bank.example', release: '3.1.11', profile: 'service' },
  startedAt: '2026-01-01T00:00:00.000Z',
  requests: 7,
  exchanges: [],
  promiseGroups: ['SEED'],
};

function verdict(group: string, outcome: Outcome): Verdict {
  return {
    id: `AISP-${group}-001`,
    title: 'Holds',
    level: 'MUST',
    ...{ group, outcome },
    checked: outcome === 'pass' ? 1 : 0,
    findings: [],
    clause: { title: 'Accounts' },
  };
}

/** The verdicts on the run, on the standard and on the promises. */
function verdicts(rules: readonly Verdict[], more: Partial<RunRecord> = {}): readonly (string | undefined)[] {
  const { verdict: whole, promises } = buildReport({ ...record, ...more }, rules, 1);
  return [whole, promises?.standard.verdict, promises?.service.verdict];
}

describe('setApart', () => {
  it('gives the standard and the promises a verdict each, and leaves that of the run on both', () => {
    const kept = [verdict('ACC', 'pass'), verdict('SEED', 'fail')];
    assert.deepEqual(verdicts(kept), ['non-conforming', 'conforming', 'non-conforming']);
    const broken = [verdict('ACC', 'fail'), verdict('SEED', 'pass')];
    assert.deepEqual(verdicts(broken), ['non-conforming', 'non-conforming', 'conforming']);
    const open = [verdict('ACC', 'not-exercised'), verdict('SEED', 'pass')];
    assert.deepEqual(verdicts(open), ['inconclusive', 'inconclusive', 'conforming']);
  });

  it('counts each rule in one part, by its group alone', () => {
    const rules = [verdict('ACC', 'pass'), verdict('BAL', 'warn'), verdict('SEED', 'fail'), verdict('SEED', 'pass')];
    const { promises, summary } = buildReport(record, rules, 1);
    assert.deepEqual(promises?.groups, ['SEED']);
    assert.deepEqual([promises.standard.counts.pass, promises.standard.counts.warn], [1, 1]);
    assert.deepEqual([promises.service.counts.pass, promises.service.counts.fail], [1, 1]);
    for (const outcome of ['pass', 'fail', 'warn', 'not-exercised'] as const) {
      assert.equal(promises.standard.counts[outcome] + promises.service.counts[outcome], summary[outcome], outcome);
    }
  });

  it('knows nothing of a part without a rule, or of a run that broke or ended early', () => {
    const rules = [verdict('ACC', 'pass'), verdict('SEED', 'pass')];
    assert.deepEqual(verdicts(rules.slice(0, 1)), ['conforming', 'conforming', 'inconclusive']);
    const open = ['inconclusive', 'inconclusive', 'inconclusive'];
    assert.deepEqual(verdicts(rules, { problems: ['The bank is away.'] }), open);
    assert.deepEqual(verdicts(rules, { problems: ['It was stopped.'], incomplete: true }), open);
  });

  it('says nothing where the profile promises nothing beyond the standard', () => {
    const rules = [verdict('ACC', 'pass'), verdict('SEED', 'fail')];
    assert.deepEqual(verdicts(rules, { promiseGroups: [] }), ['non-conforming', undefined, undefined]);
    assert.ok(!('promises' in buildReport({ ...record, promiseGroups: [] }, rules, 1)));
  });
});
