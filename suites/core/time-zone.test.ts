import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isTimeZone, wallClockIn } from './time-zone.ts';

test('tells what the clock on the wall shows, in summer and in winter', () => {
  const london = (text: string) => new Date(wallClockIn('Europe/London', text) ?? Number.NaN).toISOString();
  assert.equal(london('2026-03-17T10:30:00+00:00'), '2026-03-17T10:30:00.000Z');
  assert.equal(london('2026-07-17T23:30:00.250Z'), '2026-07-18T00:30:00.250Z');
  assert.equal(london('2026-07-17T23:30:00+01:00'), '2026-07-17T23:30:00.000Z');
  assert.equal(wallClockIn('UTC', '2026-07-17T00:00:00+00:00'), Date.UTC(2026, 6, 17));
  assert.equal(wallClockIn('UTC', '2026-07-17T00:00:00'), undefined);
  assert.equal(wallClockIn('UTC', undefined), undefined);
});

test('knows time zones by name', () => {
  for (const name of ['UTC', 'Europe/London', 'Asia/Kolkata']) assert.ok(isTimeZone(name), name);
  for (const name of ['Europe/Edinburgh', 'soon']) assert.ok(!isTimeZone(name), name);
});
