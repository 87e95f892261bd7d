import type { BankProfile } from '../../../schemas/profiles/bank-profile.ts';
import { clause } from '../../core/clause.ts';
import { type Evidence, succeeded } from '../../core/evidence.ts';
import type { JsonObject } from '../../core/json.ts';
import { lookAtBounds, lookAtRange, whyNoBounds } from '../../core/look-at-range.ts';
import { bookedAt, filtered } from '../../core/page-sketches.ts';
import { type Rule, rule } from '../../core/rule.ts';
import { lookAtStatus } from '../../core/status.ts';

const [from, to] = ['fromBookingDateTime=2026-03-05T10:00:00', 'toBookingDateTime=2026-03-09T10:00:00'];
const on = (day: string, change = {}) => bookedAt(`t${day}`, `2026-03-${day}T10:00:00+00:00`, change);
const month = [on('12'), on('09'), on('07'), on('05'), on('02')];
const all = { operation: 'GET /accounts/{AccountId}/transactions', data: { Transaction: month } } as const;
/** A value date that is a day: it lies before a bound of that day. */
const ofMidnight = (value: JsonObject): JsonObject => ({
  ...value,
  ValueDateTime: String(value.BookingDateTime).replace(/T[\d:]+/, 'T00:00:00'),
});
const byDay = { operation: all.operation, data: { Transaction: month.map(ofMidnight) } } as const;
const ofOneMoment = { operation: all.operation, data: { Transaction: [on('05')] } } as const;
/** The same filters with their ends a second farther apart, where nothing is booked. */
const atNoMoment = (query: string) =>
  query.replace(/(from[^&]*)T10:00:00/, '$1T09:59:59').replace(/(to[^&]*)T10:00:00/, '$1T10:00:01');
const overAll = (evidence: Evidence) =>
  evidence.select({ probe: 'filter', variant: 'both', operation: 'GET /transactions' });
const section = clause('Transactions', 'Filtering');
const needs = 'an account with transactions';

/** Rule, title, why it matters, the filter that shows it, its query, what it leaves, and answers that break it. */
const bounds = [
  [
    'AISP-FIL-002',
    'The filter fromBookingDateTime leaves what is booked at that time or later',
    'If older bookings slip past the start, they are stored a second time; if newer ones are left out, they are never seen.',
    'from',
    from,
    month.slice(0, 4),
    month,
  ],
  [
    'AISP-FIL-003',
    'The filter toBookingDateTime leaves what is booked at that time or earlier',
    'A report for a tax year takes what was booked up to its last second; one booking too many or too few makes it wrong.',
    'to',
    to,
    month.slice(1),
    month,
  ],
  [
    'AISP-FIL-004',
    'Both filters together leave what is booked between them',
    'A TPP cuts a long history into stretches between two dates: what falls between the stretches is lost for good.',
    'both',
    `${from}&${to}`,
    month.slice(1, 4),
    month,
  ],
] as const;

function bound([id, title, matters, variant, query, left, wrong]: (typeof bounds)[number]): Rule {
  const inner = left.slice(1, -1);
  const single = id === 'AISP-FIL-004' ? ['from', 'to'] : [];
  const answers = (evidence: Evidence) => evidence.successes({ probe: 'filter', variant, operation: all.operation });
  return rule({
    id,
    level: 'MUST',
    tolerates: ['zone-of-the-bank'],
    title: id === 'AISP-FIL-004' ? `${title}, and either works alone` : title,
    matters,
    clause: section,
    scenarios: ['filters'],
    needs,
    showsNothing: (evidence) => whyNoBounds(evidence, answers(evidence)),
    judge(evidence) {
      const alone = single.flatMap((name) => evidence.select({ probe: 'filter', variant: name }));
      const accepted = alone.map((exchange) =>
        lookAtStatus(exchange, { expected: [200] }, 'Expected one filter to work without the other'),
      );
      return lookAtBounds(evidence, answers(evidence), accepted);
    },
    accept: { 'the transactions in the range, its ends included': [all, filtered(variant, query, left)] },
    reject: {
      'every transaction': [all, filtered(variant, query, wrong)],
      'not those at the ends': [all, filtered(variant, query, inner)],
      'not those at the ends, of value at midnight': [byDay, filtered(variant, query, inner.map(ofMidnight))],
      ...(single.length === 0 ? {} : { 'one alone is refused': [all, { ...filtered('from', from, []), status: 400 }] }),
    },
    silent: {
      'nothing is left out': [ofOneMoment, filtered(variant, query, [on('05')])],
      'nothing is booked at the bound': [all, filtered(variant, atNoMoment(query), left)],
      'a page that does not reach to the bound': [all, filtered(variant, query, [on('09')], true)],
    },
  });
}

export default [
  ...bounds.map(bound),
  rule({
    id: 'AISP-FIL-001',
    level: 'MUST',
    title: 'A list of transactions can be filtered by booking date',
    matters:
      'Each day TPPs fetch only what is new; without a working filter they fetch the whole history of every customer every day.',
    clause: clause('Read/Write Data API', 'Filtering'),
    scenarios: ['filters'],
    needs,
    apart: true,
    *judge(evidence) {
      for (const exchange of evidence.select({ probe: 'filter', operation: all.operation })) {
        // A page of a walk is asked for to the second, whatever the precision of the records.
        if (!['both', 'boundary'].includes(exchange.about.variant ?? '')) continue;
        yield lookAtStatus(exchange, { expected: [200] }, 'Expected 200 for a list with both filters');
      }
    },
    accept: { 'a filtered list': filtered('both', `${from}&${to}`, []) },
    reject: {
      'to the second': { ...filtered('boundary', `${from}&${to}`, []), status: 400 },
      refused: { ...filtered('both', `${from}&${to}`, []), status: 400 },
    },
  }),
  rule({
    id: 'AISP-FIL-005',
    optional: true,
    level: 'MUST',
    tolerates: ['zone-of-the-bank'],
    title: 'The filters compare the booking date, whatever the value date',
    matters:
      'A TPP asks by booking date because it never changes; if the bank compares the value date, payments of the weekend fall out of both weeks.',
    clause: section,
    scenarios: ['filters'],
    needs: 'an account with a transaction whose value date lies elsewhere than its booking date',
    *judge(evidence) {
      for (const variant of ['from', 'to', 'both']) {
        for (const exchange of evidence.select({ probe: 'filter', variant, operation: all.operation })) {
          if (succeeded(exchange)) yield* lookAtRange(evidence, exchange, 'value');
        }
      }
    },
    accept: {
      'booked in the range, of value before it': filtered('from', from, [
        on('06', { ValueDateTime: '2026-03-04T00:00:00Z' }),
      ]),
    },
    reject: {
      'booked before the range, of value in it': filtered('from', from, [
        on('04', { ValueDateTime: '2026-03-06T00:00:00Z' }),
      ]),
    },
  }),
  rule({
    id: 'AISP-FIL-006',
    level: 'MUST',
    tolerates: ['zone-of-the-bank'],
    title: 'The filters work on the list over all accounts as they do on that of one',
    matters:
      'A TPP that moves from lists by account to the one over all must get the same payments for the same dates.',
    clause: clause('Transactions', 'Endpoints'),
    applies: ({ operations }: BankProfile) =>
      operations.includes('GET /transactions') || 'The bank does not offer GET /transactions.',
    scenarios: ['filters'],
    needs,
    showsNothing: (evidence) => whyNoBounds(evidence, overAll(evidence).filter(succeeded)),
    judge(evidence) {
      const calls = overAll(evidence);
      const accepted = calls.map((exchange) =>
        lookAtStatus(exchange, { expected: [200] }, 'Expected 200 for a list with both filters'),
      );
      return lookAtBounds(evidence, calls.filter(succeeded), accepted);
    },
    accept: {
      'the transactions in the range': [
        all,
        { ...filtered('both', `${from}&${to}`, month.slice(1, 4)), operation: 'GET /transactions' },
      ],
    },
    silent: {
      'the newest page, which ends with its newest': [
        all,
        { ...filtered('both', `${from}&${to}`, [on('07'), on('09')], true), operation: 'GET /transactions' },
      ],
    },
    reject: {
      'every transaction': { ...filtered('both', `${from}&${to}`, month), operation: 'GET /transactions' },
    },
  }),
];
