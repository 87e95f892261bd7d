import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stream } from '../data/random.ts';
import { type Delay, lengthOf, readDelay, readLength } from './latency.ts';

test('a length is milliseconds, or text with a unit, up to five minutes', () => {
  for (const [written, ms] of [
    [250, 250],
    ['250ms', 250],
    ['1.5s', 1500],
    ['0ms', 0],
    ['300s', 300_000],
  ] as const) {
    assert.equal(readLength(written), ms);
  }
  for (const wrong of ['250', '301s', '-1ms', 'soon', -1, Number.NaN, 300_001, null, {}]) {
    assert.equal(readLength(wrong), undefined, String(wrong));
  }
});

test('a delay is a length, or two of them', () => {
  assert.deepEqual(readDelay('2s'), { ms: 2000 });
  assert.deepEqual(readDelay({ from: '100ms', to: 400 }), { from: 100, to: 400 });
  assert.deepEqual(readDelay({ median: 200, p95: '0.9s' }), { median: 200, p95: 900 });
  for (const wrong of [
    { from: 1 },
    { from: 2, to: 1 },
    { median: 1, p95: 2, to: 3 },
    { median: 0, p95: 2 },
    null,
    [],
  ]) {
    assert.equal(readDelay(wrong), undefined, JSON.stringify(wrong));
  }
});

function lengths(delay: Delay): readonly number[] {
  return Array.from({ length: 20_000 }, (_, index) => lengthOf(delay, stream(1, 'delay', index))).sort((a, b) => a - b);
}

const near = (found: number | undefined, wanted: number) =>
  assert.ok(Math.abs((found ?? 0) / wanted - 1) < 0.03, `${found} is not near ${wanted}`);

test('lengths are spread as they are asked for', () => {
  const even = lengths({ from: 100, to: 400 });
  near(even[10_000], 250);
  assert.ok((even[0] ?? 0) >= 100 && (even.at(-1) ?? 0) <= 400);
  const uneven = lengths({ median: 200, p95: 900 });
  near(uneven[10_000], 200);
  near(uneven[19_000], 900);
  assert.deepEqual(new Set(lengths({ ms: 7 })), new Set([7]));
  assert.deepEqual(lengths({ from: 1, to: 9 }), lengths({ from: 1, to: 9 }));
});
