import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { drawn, samplingOf } from './sampling.ts';

const names = Array.from({ length: 50 }, (_, index) => `acc-${index}`);
const draw = (list: readonly string[], seed: number) => drawn(list, (name) => name, seed);

test('draws alike for one seed, otherwise for another, and leaves nothing out', () => {
  assert.deepEqual(draw(names, 7), draw(names, 7));
  assert.notDeepEqual(draw(names, 7), draw(names, 8));
  assert.deepEqual([...draw(names, 7)].sort(), [...names].sort());
});

test('draws the same of the others where one is added, or where the list comes in another order', () => {
  const more = draw([...names, 'acc-new'], 7).filter((name) => name !== 'acc-new');
  assert.deepEqual(more, draw(names, 7));
  assert.deepEqual(draw(names.toReversed(), 7), draw(names, 7));
});

test('takes its seed from release and profile, not from where the bank is, unless the target file names one', () => {
  const limits = { calls: 1000, timeoutMs: 1000 };
  const target = { limits, release: '3.1.11', profile: serviceProfile } as const;
  const { seed } = samplingOf(target);
  assert.deepEqual(samplingOf(target), { accounts: 3, pages: 4, seed });
  assert.notEqual(samplingOf({ ...target, release: '3.1.10' }).seed, seed);
  const told = { ...target, limits: { ...limits, accounts: 12, pages: 9, sampleSeed: 5 } };
  assert.deepEqual(samplingOf(told), { accounts: 12, pages: 9, seed: 5 });
});
