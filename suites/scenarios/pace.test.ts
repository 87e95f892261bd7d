import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RecordedExchange } from '../core/archive.ts';
import { archiveOf } from '../core/sketch.ts';
import { clockAhead, msToAuthorise, secondsForCalls } from './pace.ts';

const [usual] = archiveOf({ operation: 'GET /accounts' }).exchanges;
assert.ok(usual?.response);
const { response } = usual;
const took = (...durations: readonly number[]): readonly RecordedExchange[] =>
  durations.map((durationMs) => ({ ...usual, durationMs }));
const answeredOn = (date: string | undefined): RecordedExchange => ({
  ...usual,
  startedAt: '2026-03-15T12:00:00.000Z',
  durationMs: 200,
  response: { ...response, headers: date === undefined ? [] : [['Date', date]] },
});

test('a bank that answers at once gets a few seconds, and so does one that nothing is known of', () => {
  assert.equal(secondsForCalls(took(5, 8, 6), 3), 3);
  assert.equal(secondsForCalls([], 3), 2);
  assert.equal(msToAuthorise([], []), 2500);
});

test('a slow bank gets more, and no more than a run can wait for', () => {
  assert.equal(secondsForCalls(took(900, 1000, 1000), 3), 8);
  assert.equal(secondsForCalls(took(20_000, 20_000), 3), 30);
  assert.equal(msToAuthorise(took(1000), [4000, 5000, 6000]), 18_000);
  assert.equal(msToAuthorise(took(1000), [400_000]), 300_000);
});

test('a bank whose clock and rounding are known gets no more than its calls take', () => {
  assert.equal(secondsForCalls(took(5, 8, 6), 3, 0), 1);
  assert.equal(msToAuthorise(took(5, 8, 6), [30], 0), 500);
  assert.equal(msToAuthorise(took(100), [400], 0), 1400);
});

test('one slow call in ten does not count', () => {
  assert.equal(secondsForCalls(took(...Array.from({ length: 19 }, () => 10), 5000), 3), 3);
});

test('the clock of the bank is read from its last Date, and a second or two is no difference', () => {
  assert.equal(clockAhead([]), 0);
  assert.equal(clockAhead([answeredOn(undefined)]), 0);
  assert.equal(clockAhead([answeredOn('Sun, 15 Mar 2026 12:00:01 GMT')]), 0);
  assert.equal(clockAhead([answeredOn('Sun, 15 Mar 2026 12:01:00 GMT'), answeredOn(undefined)]), 59_900);
  assert.equal(clockAhead([answeredOn('Sun, 15 Mar 2026 11:59:00 GMT')]), -60_100);
  assert.equal(clockAhead([answeredOn('yesterday')]), 0);
});
