import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fullProfile } from '../../schemas/profiles/full.ts';
import type { Release } from '../../schemas/releases.ts';
import { openApiClause } from './clause.ts';
import { Evidence } from './evidence.ts';
import { judgeRule } from './judge.ts';
import { claimsOf, type Rule } from './rule.ts';
import { sampleParty, sampleTransaction } from './sample-records.ts';
import { schemaRule } from './schema-rule.ts';
import { archiveOf, type Sketch, sketchBaseUrl, sketchNow } from './sketch.ts';

const nothing: Sketch = { operation: 'GET /accounts', data: {} };
const shared = {
  level: 'MUST',
  title: 'A message keeps to its schema',
  matters: 'A client stumbles over it.',
  clause: openApiClause('schemas'),
  scenarios: ['reads'],
  needs: 'an answer',
  accept: { nothing },
  reject: { nothing },
} as const;

const everything = schemaRule({ ...shared, id: 'AISP-EP-001', owns: { at: ['/**'] } });
const references = schemaRule({
  ...shared,
  id: 'AISP-TRA-001',
  releases: { since: '3.1.5' },
  owns: { at: ['/Data/Transaction/*/TransactionReference'], keywords: ['maxLength'] },
});

function outcome(rule: Rule, sketch: Sketch, release: Release): string {
  const claims = claimsOf([everything, references], release);
  const context = { profile: fullProfile, release, baseUrl: sketchBaseUrl, now: sketchNow, claims };
  return judgeRule(rule, new Evidence(archiveOf(sketch)), context).outcome;
}

const transaction = (changes: object): Sketch => ({
  operation: 'GET /transactions',
  data: { Transaction: [sampleTransaction({ BankTransactionCode: undefined, ...changes })] },
});

test('is measured by the schema of the release', () => {
  const mutable = transaction({ TransactionMutability: 'Mutable' });
  assert.equal(outcome(everything, mutable, '3.1.4'), 'fail');
  assert.equal(outcome(everything, mutable, '3.1.5'), 'pass');
});

test('gives the faults of a rule that the release does not have to the next in line', () => {
  const long = transaction({ TransactionMutability: undefined, TransactionReference: 'R'.repeat(211) });
  assert.equal(outcome(references, long, '3.1.5'), 'fail');
  assert.equal(outcome(everything, long, '3.1.5'), 'pass');
  assert.equal(outcome(references, long, '3.1.4'), 'not-applicable');
  assert.equal(outcome(everything, long, '3.1.4'), 'fail');
});

test('only warns of unknown members in 3.1.6, one of whose two files allows them', () => {
  const odd = transaction({ TransactionMutability: undefined, Mood: 'good' });
  const outcomes = (['3.1.3', '3.1.5', '3.1.6', '3.1.7'] as const).map((release) => outcome(everything, odd, release));
  assert.deepEqual(outcomes, ['pass', 'fail', 'warn', 'fail']);
});

test('looks into no message that the release does not have', () => {
  const parties: Sketch = { operation: 'GET /accounts/{AccountId}/parties', data: { Party: [sampleParty({})] } };
  assert.equal(outcome(everything, parties, '3.1.0'), 'not-exercised');
  assert.equal(outcome(everything, parties, '3.1.1'), 'pass');
});
