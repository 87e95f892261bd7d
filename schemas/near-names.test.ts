import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearNames } from './near-names.ts';
import { releases } from './releases.ts';

for (const [asked, names, meant] of [
  ['balance-type-missing', ['balance-type-twice', 'balance-type-missing-expected'], ['balance-type-missing-expected']],
  ['BALANCE-TYPE-MISSING', ['balance-type-twice', 'balance-type-missing-expected'], ['balance-type-missing-expected']],
  ['mybank.yaml', ['my-bank.yaml', 'group.yaml'], ['my-bank.yaml']],
  ['housohold', ['household', 'student'], ['household']],
  ['AISP-BAL-04', ['AISP-BAL-004', 'AISP-BAL-014'], ['AISP-BAL-004', 'AISP-BAL-014']],
  ['zebra', ['household', 'student'], []],
  ['AISP-BAL', ['AISP-BAL-001', 'AISP-BAL-002', 'AISP-BAL-003', 'AISP-BAL-004'], []],
] as const) {
  test(`${asked} is taken for ${meant.join(', ') || 'nothing'}`, () =>
    assert.deepEqual(nearNames(asked, names), meant));
}

test('a release beyond the last is taken for the last', () => {
  assert.equal(nearNames('3.1.12', releases)[0], '3.1.11');
  assert.equal(nearNames('4.0.2', releases)[0], '4.0.1');
  assert.equal(nearNames('3.1.111', releases)[0], '3.1.11');
});
