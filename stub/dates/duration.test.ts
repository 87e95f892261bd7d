import assert from 'node:assert/strict';
import { test } from 'node:test';
import { after, readDuration } from './duration.ts';

function later(from: string, duration: string): string | undefined {
  const read = readDuration(duration);
  return read === undefined ? undefined : new Date(after(Date.parse(from), read)).toISOString();
}

test('a duration goes by the calendar where it says months, and by the clock where it does not', () => {
  for (const [from, duration, to] of [
    ['2026-01-31T12:00:00Z', 'P1M', '2026-02-28T12:00:00.000Z'],
    ['2024-01-31T12:00:00Z', 'P1M', '2024-02-29T12:00:00.000Z'],
    ['2026-01-31T12:00:00Z', 'P13M', '2027-02-28T12:00:00.000Z'],
    ['2024-02-29T12:00:00Z', 'P1Y', '2025-02-28T12:00:00.000Z'],
    ['2026-06-15T12:00:00Z', 'P1D', '2026-06-16T12:00:00.000Z'],
    ['2026-06-15T12:00:00Z', 'P2W', '2026-06-29T12:00:00.000Z'],
    ['2026-06-15T12:00:00Z', 'PT36H', '2026-06-17T00:00:00.000Z'],
    ['2026-06-15T12:00:00Z', 'PT1.5S', '2026-06-15T12:00:01.500Z'],
    ['2026-06-15T12:00:00Z', 'PT0,5H', '2026-06-15T12:30:00.000Z'],
    ['2026-06-15T12:00:00Z', 'P1Y2M3W4DT5H6M7S', '2027-09-09T17:06:07.000Z'],
    ['2026-06-15T12:00:00Z', 'PT0S', '2026-06-15T12:00:00.000Z'],
  ] as const) {
    assert.equal(later(from, duration), to, duration);
  }
});

test('what is no duration is none', () => {
  for (const text of [
    '',
    'P',
    'PT',
    'P1',
    '1D',
    'P1DT',
    'PT1D',
    'P1H',
    'p1d',
    '-P1D',
    'P1D ',
    'P1.5M',
    'P1M1Y',
    'PT1S1M',
  ]) {
    assert.equal(readDuration(text), undefined, text);
  }
});
