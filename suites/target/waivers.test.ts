import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Outcome, outcomes, type Verdict } from '../../reports/contract/index.ts';
import { applyWaivers } from './waivers.ts';

const now = '2026-03-15T12:00:00.000Z';
const verdict = (outcome: Outcome): Verdict => ({
  id: 'AISP-BAL-004',
  title: 'A rule',
  level: 'MUST',
  group: 'BAL',
  outcome,
  checked: 3,
  findings: [],
  clause: { title: 'Balances' },
});
const waiver = (until: string) => ({
  rule: 'AISP-BAL-004',
  reason: 'Known since March',
  owner: 'Payments team',
  until,
});

const live: Readonly<Record<Outcome, Outcome>> = {
  pass: 'fail',
  fail: 'waived',
  warn: 'waived',
  'not-applicable': 'not-applicable',
  'not-exercised': 'waived',
  error: 'error',
  waived: 'waived',
};
const expired: Readonly<Record<Outcome, Outcome>> = {
  pass: 'fail',
  fail: 'fail',
  warn: 'fail',
  'not-applicable': 'fail',
  'not-exercised': 'fail',
  error: 'error',
  waived: 'fail',
};

for (const outcome of outcomes) {
  test(`a live waiver turns ${outcome} into ${live[outcome]}`, () => {
    assert.equal(applyWaivers([verdict(outcome)], [waiver('2026-03-15')], now)[0]?.outcome, live[outcome]);
  });
  test(`an expired waiver turns ${outcome} into ${expired[outcome]}`, () => {
    assert.equal(applyWaivers([verdict(outcome)], [waiver('2026-03-14')], now)[0]?.outcome, expired[outcome]);
  });
}

test('a waived verdict says why, who answers for it and until when', () => {
  const [found] = applyWaivers([verdict('fail')], [waiver('2026-12-31')], now);
  assert.equal(found?.reason, 'Known since March (Payments team, until 2026-12-31)');
});

test('stale and expired waivers name the cure', () => {
  assert.match(applyWaivers([verdict('pass')], [waiver('2026-12-31')], now)[0]?.reason ?? '', /stale\. Remove it/);
  assert.match(applyWaivers([verdict('fail')], [waiver('2026-01-31')], now)[0]?.reason ?? '', /ended on 2026-01-31/);
});

test('leaves the verdicts of other rules alone', () => {
  const other = { ...verdict('fail'), id: 'AISP-BAL-005' };
  assert.deepEqual(applyWaivers([other], [waiver('2026-12-31')], now), [other]);
});
