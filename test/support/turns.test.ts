import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { faultIds } from '../../stub/faults/fault-ids.ts';
import { turnOf } from './turns.ts';

describe('the turn that an id takes', () => {
  it('follows from the id alone', () => {
    assert.deepEqual(
      ['balance-type-missing-expected', 'country-uk', 'z-for-zero-offset'].map((id) => [turnOf(id, 4), turnOf(id, 2)]),
      [
        [3, 1],
        [3, 1],
        [3, 1],
      ],
    );
  });

  it('is each of the turns for about as many ids', () => {
    for (const turns of [2, 4, 16]) {
      const counts = Array.from({ length: turns }, (_, turn) => faultIds.filter((id) => turnOf(id, turns) === turn));
      const share = faultIds.length / turns;
      assert.ok(
        counts.every((ids) => ids.length > share / 2 && ids.length < share * 1.5),
        String(counts.map((c) => c.length)),
      );
    }
  });
});
