import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDuration } from '../dates/duration.ts';
import { BankClock, earliest, fastest, latest } from './bank-clock.ts';
import { LocalState } from './local/local-state.ts';

const start = Date.parse('2026-06-15T12:00:00Z');

function clockOf(state = new LocalState()) {
  const machine = { now: start };
  return { machine, clock: new BankClock(state, () => machine.now), state };
}

const nextTurn = () => Promise.resolve();

test('follows the machine until it is moved, and from there at its own rate', async () => {
  const { machine, clock } = clockOf();
  machine.now += 5;
  assert.deepEqual([clock.now(), clock.rate, clock.followsMachine], [start + 5, 1, true]);
  clock.set(start - 1000);
  machine.now += 10;
  assert.deepEqual([clock.now(), clock.rate, clock.followsMachine], [start - 990, 1, false]);
  clock.run(60);
  machine.now += 1000;
  assert.equal(clock.now(), start - 990 + 60_000);
  await nextTurn();
  clock.run(0);
  machine.now += 1000;
  assert.deepEqual([clock.now(), clock.rate], [start - 990 + 60_000, 0]);
  clock.advance(readDuration('P1D') ?? assert.fail());
  machine.now += 1000;
  assert.deepEqual([clock.now(), clock.rate], [start - 990 + 60_000 + 86_400_000, 0]);
  clock.follow();
  assert.deepEqual([clock.now(), clock.rate, clock.followsMachine], [machine.now, 1, true]);
});

test('stands still, however fast it goes, until what runs at once is done', async () => {
  const { machine, clock } = clockOf();
  clock.run(fastest);
  const before = clock.now();
  machine.now += 1000;
  assert.equal(clock.now(), before);
  await nextTurn();
  assert.equal(clock.now(), before + 3_600_000);
});

test('is one clock for all who look at the same state', () => {
  const { clock, machine, state } = clockOf();
  clock.set(start + 1);
  clock.run(0);
  assert.equal(new BankClock(state, () => machine.now + 77).now(), start + 1);
});

test('goes nowhere that the data of the bank does not', async () => {
  const { machine, clock } = clockOf();
  for (const instant of [earliest - 1, latest, Number.NaN]) assert.throws(() => clock.set(instant), RangeError);
  for (const rate of [-1, fastest + 1, Number.NaN]) assert.throws(() => clock.run(rate), RangeError);
  assert.throws(() => clock.advance(readDuration('P200Y') ?? assert.fail()), RangeError);
  assert.deepEqual([clock.now(), clock.followsMachine], [start, true]);
  clock.set(latest - 1);
  machine.now += 1000;
  assert.equal(clock.now(), latest - 1);
});
