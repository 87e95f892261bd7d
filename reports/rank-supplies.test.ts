import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Lack, Verdict } from './contract/index.ts';
import { rankSupplies } from './rank-supplies.ts';

const verdict = (number: number, lacks: Lack | undefined, more: Partial<Verdict> = {}): Verdict => ({
  id: `AISP-ACC-00${number}`,
  title: 'A rule',
  level: 'MUST',
  group: 'ACC',
  outcome: 'not-exercised',
  checked: 0,
  findings: [],
  clause: { title: 'Accounts' },
  ...(lacks === undefined ? {} : { lacks }),
  ...more,
});
const lack = (key: string, more: Partial<Lack> = {}): Lack => ({
  key,
  because: `${key} is missing.`,
  text: `Add ${key}.`,
  lines: { target: `${key}: 1` },
  ...more,
});

test('puts what opens most rules first, and a missing token before all', () => {
  const { supplies = [] } = rankSupplies([
    verdict(1, lack('a')),
    verdict(2, lack('b'), { level: 'SHOULD' }),
    verdict(3, lack('b')),
    verdict(4, lack('t', { token: true })),
  ]);
  assert.deepEqual(
    supplies.map(({ key, rules, mandatory }) => [key, rules.length, mandatory]),
    [
      ['t', 1, 1],
      ['b', 2, 1],
      ['a', 1, 1],
    ],
  );
});

test('tells one thing once, with each reason for its being missing', () => {
  const { supplies } = rankSupplies([
    verdict(1, lack('a')),
    verdict(2, lack('a', { because: 'It was refused.', text: 'Add a, or something like it.' })),
    verdict(3, lack('a')),
  ]);
  assert.deepEqual(supplies, [
    {
      key: 'a',
      text: 'Add a.',
      lines: { target: 'a: 1' },
      because: ['a is missing.', 'It was refused.'],
      rules: ['AISP-ACC-001', 'AISP-ACC-002', 'AISP-ACC-003'],
      mandatory: 3,
    },
  ]);
});

test('has nothing to tell of rules that wait for nothing, and of those that were waived', () => {
  assert.deepEqual(rankSupplies([verdict(1, undefined), verdict(2, lack('a'), { outcome: 'waived' })]), {});
});
