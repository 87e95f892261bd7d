import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dateTime, midnight, parseMonth } from './calendar.ts';
import {
  directDebitFrequency,
  lastOccurrence,
  monthly,
  nextOccurrence,
  occurrences,
  type Schedule,
  standingOrderFrequency,
} from './schedule.ts';

const days = (schedule: Schedule, month: string): readonly string[] =>
  occurrences(schedule, parseMonth(month) ?? 0).map((at) => dateTime(at).slice(0, 10));

test('monthly schedules fall on their day, -1 on the last', () => {
  assert.deepEqual(days(monthly(5), '2026-11'), ['2026-11-05']);
  assert.deepEqual(days(monthly(-1), '2028-02'), ['2028-02-29']);
  assert.deepEqual(days(monthly(-1), '2027-02'), ['2027-02-28']);
});

test('intervals fall in the months of their phase only', () => {
  const quarterly: Schedule = { every: 'months', months: 3, phase: 1, dayOfMonth: 7 };
  assert.deepEqual(days(quarterly, '2026-02'), ['2026-02-07']);
  assert.deepEqual(days(quarterly, '2026-03'), []);
});

test('weekly schedules fall on every such weekday', () => {
  assert.deepEqual(days({ every: 'week', weekday: 6 }, '2026-11'), [
    '2026-11-07',
    '2026-11-14',
    '2026-11-21',
    '2026-11-28',
  ]);
});

test('English quarter days', () => {
  const found = ['2026-03', '2026-06', '2026-09', '2026-12', '2026-01'].flatMap((month) =>
    days({ every: 'quarter-day' }, month),
  );
  assert.deepEqual(found, ['2026-03-25', '2026-06-24', '2026-09-29', '2026-12-25']);
});

test('next is strictly after, last is what is accepted', () => {
  const noon = midnight(2026, 11, 5) + 43_200;
  assert.equal(dateTime(nextOccurrence(monthly(5), midnight(2026, 11, 5))), '2026-12-05T00:00:00+00:00');
  assert.equal(dateTime(nextOccurrence(monthly(-1), noon)), '2026-11-30T00:00:00+00:00');
  const last = lastOccurrence(monthly(28), parseMonth('2026-11') ?? 0, (at) => at <= noon);
  assert.equal(dateTime(last ?? 0), '2026-10-28T00:00:00+00:00');
});

test('frequencies as the interface codes them', () => {
  assert.equal(standingOrderFrequency(monthly(1)), 'IntrvlMnthDay:01:01');
  assert.equal(standingOrderFrequency(monthly(-1)), 'IntrvlMnthDay:01:-01');
  assert.equal(standingOrderFrequency({ every: 'week', weekday: 6 }), 'IntrvlWkDay:01:06');
  assert.equal(standingOrderFrequency({ every: 'quarter-day' }), 'QtrDay:ENGLISH');
  assert.equal(directDebitFrequency(monthly(3)), 'UK.OBIE.Monthly');
  assert.equal(directDebitFrequency({ every: 'months', months: 12, dayOfMonth: 1 }), 'UK.OBIE.Annual');
});
