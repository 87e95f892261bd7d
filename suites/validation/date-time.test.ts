import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDateTime } from './date-time.ts';

const accepted = [
  '2024-05-01T10:15:30Z',
  '2024-05-01T10:15:30+00:00',
  '2024-05-01T10:15:30-00:00',
  '2024-05-01T00:00:00+01:00',
  '2024-05-01T23:59:59-11:30',
  '2024-05-01T10:15:30.1Z',
  '2024-05-01T10:15:30.123456789+00:00',
  '2024-05-01T10:15:30.1234567890123Z',
  '2024-02-29T00:00:00Z',
  '2000-02-29T00:00:00Z',
  '2023-12-31T23:59:60Z',
  '2017-01-01T00:59:60+01:00',
  '2016-12-31T18:59:60-05:00',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59+23:59',
];

const refused: readonly (readonly [string, string])[] = [
  ['a bare date', '2024-05-01'],
  ['a missing offset', '2024-05-01T10:15:30'],
  ['a space for the T', '2024-05-01 10:15:30Z'],
  ['a lower-case t', '2024-05-01t10:15:30Z'],
  ['a lower-case z', '2024-05-01T10:15:30z'],
  ['an offset without a colon', '2024-05-01T10:15:30+0000'],
  ['an offset of hours only', '2024-05-01T10:15:30+00'],
  ['an offset of 24 hours', '2024-05-01T10:15:30+24:00'],
  ['an offset of 60 minutes', '2024-05-01T10:15:30+00:60'],
  ['a typographic minus in the offset', '2024-05-01T10:15:30−01:00'],
  ['30 February', '2024-02-30T10:15:30Z'],
  ['29 February of a common year', '2023-02-29T10:15:30Z'],
  ['29 February of a century that is no leap year', '1900-02-29T10:15:30Z'],
  ['31 April', '2024-04-31T10:15:30Z'],
  ['month 00', '2024-00-01T10:15:30Z'],
  ['month 13', '2024-13-01T10:15:30Z'],
  ['day 00', '2024-05-00T10:15:30Z'],
  ['hour 24', '2024-05-01T24:00:00Z'],
  ['minute 60', '2024-05-01T10:60:00Z'],
  ['second 61', '2024-05-01T23:59:61Z'],
  ['second 60 away from 23:59 UTC', '2024-05-01T10:15:60Z'],
  ['second 60 at 23:59 local time', '2024-05-01T23:59:60+01:00'],
  ['a time without seconds', '2024-05-01T10:15Z'],
  ['a fraction without digits', '2024-05-01T10:15:30.Z'],
  ['a comma before the fraction', '2024-05-01T10:15:30,5Z'],
  ['the basic format', '20240501T101530Z'],
  ['day first', '01-05-2024T10:15:30Z'],
  ['a year of five digits', '12024-05-01T10:15:30Z'],
  ['a trailing line break', '2024-05-01T10:15:30Z\n'],
  ['a leading blank', ' 2024-05-01T10:15:30Z'],
  ['digits of another script', '٢٠٢٤-05-01T10:15:30Z'],
  ['a word', 'yesterday'],
  ['nothing', ''],
];

for (const value of accepted) test(`accepts ${value}`, () => assert.equal(isDateTime(value), true));
for (const [title, value] of refused) test(`refuses ${title}`, () => assert.equal(isDateTime(value), false));

test('agrees with the calendar on every day of a century', () => {
  for (let year = 1899; year <= 2001; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      for (let day = 1; day <= 31; day += 1) {
        const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        const real = new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10) === date;
        assert.equal(isDateTime(`${date}T12:00:00Z`), real, date);
      }
    }
  }
});
