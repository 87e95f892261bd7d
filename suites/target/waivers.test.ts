import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Outcome, outcomes, type Verdict } from '../../reports/contract/index.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { rfcClause } from '../core/clause.ts';
import { Evidence } from '../core/evidence.ts';
import { look } from '../core/look.ts';
import { type Rule, type RuleContext, rule } from '../core/rule.ts';
import { archiveOf, type Sketch, sketchBaseUrl } from '../core/sketch.ts';
import type { Waiver } from './target.ts';
import { applyWaivers, judgeWithWaivers } from './waivers.ts';

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

const types = (...values: readonly string[]): Sketch => ({
  operation: 'GET /balances',
  data: { Balance: values.map((Type) => ({ Type })) },
});
const everyTypeIsA: Rule = rule({
  id: 'AISP-BAL-004',
  level: 'MUST',
  title: 'Every Type is A',
  matters: 'A client stumbles over it.',
  clause: rfcClause(9110, '1'),
  scenarios: ['reads'],
  needs: 'a balance',
  *judge(evidence) {
    for (const found of evidence.records('Balance')) yield look(found, found.value.Type === 'A', 'Expected A');
  },
  accept: { a: types('A') },
  reject: { b: types('B') },
});
const context: RuleContext = {
  profile: serviceProfile,
  release: '3.1.11',
  baseUrl: sketchBaseUrl,
  now,
  claims: [],
};
const at = (place: Partial<Waiver>): Waiver => ({ ...waiver('2026-12-31'), rule: 'AISP-BAL-004', ...place });
const judged = (sketches: readonly Sketch[], ...waivers: readonly Waiver[]) =>
  judgeWithWaivers(everyTypeIsA, new Evidence(archiveOf(sketches)), context, waivers);
const inOneAccount: Sketch = { ...types('B'), operation: 'GET /accounts/{AccountId}/balances' };

test('a waiver with a place waives what departs there', () => {
  const { outcome, reason, findings, checked } = judged([types('A', 'B')], at({ pointer: '/Data/Balance/*' }));
  assert.deepEqual([outcome, checked], ['waived', 2]);
  assert.equal(reason, 'Known since March (Payments team, until 2026-12-31 at /Data/Balance/*)');
  assert.deepEqual(findings, [{ message: 'Expected A', pointer: '/Data/Balance/1', exchange: 'x1', waived: reason }]);
});

test('a rule that departs elsewhere too fails, and shows what is waived', () => {
  const { outcome, findings } = judged([types('B'), inOneAccount], at({ operation: 'GET /balances' }));
  assert.equal(outcome, 'fail');
  assert.deepEqual(
    findings.map(({ exchange, waived }) => [exchange, waived !== undefined]),
    [
      ['x1', true],
      ['x2', false],
    ],
  );
});

test('operation and pointer must both match', () => {
  const place = { operation: 'GET /balances', pointer: '/Data/Balance/0' } as const;
  assert.equal(judged([types('B')], at(place)).outcome, 'waived');
  assert.equal(judged([types('B', 'B')], at(place)).outcome, 'fail');
  assert.equal(judged([inOneAccount], at(place)).outcome, 'fail');
});

test('two waivers cover two places, and each says its own reason', () => {
  const { outcome, reason } = judged(
    [types('B'), inOneAccount],
    at({ operation: 'GET /balances', reason: 'One' }),
    at({ operation: 'GET /accounts/{AccountId}/balances', reason: 'Two' }),
  );
  assert.equal(outcome, 'waived');
  assert.match(reason ?? '', /^One \(.*\); Two \(.*\)$/);
});

test('a waiver whose place shows no departure is stale, whatever departs elsewhere', () => {
  for (const sketch of [types('A'), types('A', 'B')]) {
    const { outcome, reason = '' } = judged([sketch], at({ pointer: '/Data/Balance/0' }));
    assert.equal(outcome, 'fail');
    assert.match(reason, /Nothing departs from this rule at \/Data\/Balance\/0, so .* is stale\. Remove it/);
  }
});

test('a waiver with a place that has ended covers nothing', () => {
  const {
    outcome,
    reason = '',
    findings,
  } = judged([types('B')], at({ pointer: '/Data/Balance/0', until: '2026-03-14' }));
  assert.equal(outcome, 'fail');
  assert.match(reason, /at \/Data\/Balance\/0 ended on 2026-03-14/);
  assert.ok(findings.every(({ waived }) => waived === undefined));
});

test('a waiver with a place leaves a rule that was not exercised as it is', () => {
  assert.equal(judged([], at({ pointer: '/Data/Balance/0' })).outcome, 'not-exercised');
});

const waits: Rule = { ...everyTypeIsA, waitsFor: () => 'AISP-BAL-001' };
const ofCause: Waiver = { ...waiver('2026-12-31'), rule: 'AISP-BAL-001' };

test('a rule that waits for another, which tells the cause, is waived with it', () => {
  const nothing = new Evidence(archiveOf([]));
  const withWaiver = (...waivers: readonly Waiver[]) => judgeWithWaivers(waits, nothing, context, waivers);
  const { outcome, reason, toldBy } = withWaiver(ofCause);
  assert.deepEqual([outcome, toldBy], ['waived', 'AISP-BAL-001']);
  assert.equal(reason, 'Waits for AISP-BAL-001, which is waived: Known since March (Payments team, until 2026-12-31)');
  assert.equal(withWaiver({ ...ofCause, pointer: '/Data/Balance/0/Type' }).outcome, 'waived');
  assert.equal(withWaiver().outcome, 'not-exercised');
  assert.equal(withWaiver({ ...ofCause, until: '2026-01-31' }).outcome, 'not-exercised');
  assert.equal(withWaiver({ ...ofCause, rule: 'AISP-BAL-002' }).outcome, 'not-exercised');
  assert.equal(withWaiver(ofCause, at({ until: '2026-01-31' })).outcome, 'fail');
});

test('a rule is not waived with another for which it does not wait', () => {
  const departs = judgeWithWaivers(waits, new Evidence(archiveOf([types('B')])), context, [ofCause]);
  assert.equal(departs.outcome, 'fail');
});

test('a rule about an operation that answers nothing is waived with the rule of the operation', () => {
  const dead = new Evidence(
    archiveOf([
      { operation: 'GET /accounts', data: { Account: [] } },
      { ...types('A'), status: 500 },
    ]),
  );
  const operation: Waiver = { ...ofCause, rule: 'AISP-EP-007' };
  const rule: Rule = {
    ...everyTypeIsA,
    *judge(evidence) {
      for (const exchange of evidence.select({ operation: 'GET /balances' })) yield look({ exchange }, true, '');
    },
  };
  const { outcome, toldBy } = judgeWithWaivers(rule, dead, context, []);
  assert.deepEqual([outcome, toldBy], ['not-exercised', 'AISP-EP-007']);
  assert.equal(judgeWithWaivers(rule, dead, context, [operation]).outcome, 'waived');
});
