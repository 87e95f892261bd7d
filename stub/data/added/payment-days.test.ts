import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dateTime } from '../calendar.ts';
import { paymentDays, tellsDays } from './payment-days.ts';

const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000;
const days = (frequency: string, first: string, end: string) =>
  paymentDays(frequency, midnight(first), midnight(end)).map((at) => dateTime(at).slice(0, 10));

const vectors: readonly (readonly [frequency: string, first: string, end: string, days: readonly string[]])[] = [
  ['EvryDay', '2026-02-27', '2026-03-02', ['2026-02-27', '2026-02-28', '2026-03-01']],
  ['EvryWorkgDay', '2026-11-20', '2026-11-25', ['2026-11-20', '2026-11-23', '2026-11-24']],
  ['IntrvlDay:10', '2026-01-05', '2026-01-26', ['2026-01-05', '2026-01-15', '2026-01-25']],
  ['IntrvlWkDay:02:05', '2026-11-18', '2026-12-20', ['2026-11-20', '2026-12-04', '2026-12-18']],
  ['WkInMnthDay:02:01', '2026-11-01', '2027-01-01', ['2026-11-09', '2026-12-14']],
  ['IntrvlMnthDay:01:31', '2026-01-31', '2026-05-01', ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']],
  ['IntrvlMnthDay:03:-02', '2026-01-01', '2026-05-01', ['2026-01-30', '2026-04-29']],
  ['IntrvlMnthDay:12:29', '2024-02-29', '2025-03-01', ['2024-02-29', '2025-02-28']],
  ['QtrDay:ENGLISH', '2026-01-01', '2027-01-01', ['2026-03-25', '2026-06-24', '2026-09-29', '2026-12-25']],
  ['QtrDay:SCOTTISH', '2026-01-01', '2026-09-01', ['2026-02-02', '2026-05-15', '2026-08-01']],
  ['QtrDay:RECEIVED', '2026-09-24', '2027-01-01', ['2026-09-24', '2026-12-20']],
];

for (const [frequency, first, end, expected] of vectors) {
  test(`${frequency} from ${first} falls on its days`, () => {
    assert.ok(tellsDays(frequency));
    assert.deepEqual(days(frequency, first, end), expected);
  });
}

test('what tells no days pays on none', () => {
  for (const frequency of [
    'NotKnown',
    '',
    'EvryMonth',
    'IntrvlDay:00',
    'IntrvlWkDay:01:08',
    'IntrvlMnthDay:01:00',
    'QtrDay:WELSH',
  ]) {
    assert.equal(tellsDays(frequency), false, frequency);
    assert.deepEqual(days(frequency, '2026-01-01', '2027-01-01'), []);
  }
});
