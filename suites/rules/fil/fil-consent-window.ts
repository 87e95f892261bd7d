import type { Found, RecordedExchange } from '../../core/archive.ts';
import { clause } from '../../core/clause.ts';
import type { TransactionPeriod } from '../../core/consent-facts.ts';
import { entryStatus } from '../../core/entry-status.ts';
import { type Evidence, json, recordsOf, succeeded } from '../../core/evidence.ts';
import { at, type JsonObject, textAt } from '../../core/json.ts';
import { below, type Look, look } from '../../core/look.ts';
import { sideShown } from '../../core/one-side.ts';
import { bookedAt, filtered, page } from '../../core/page-sketches.ts';
import { pageWalk } from '../../core/page-walk.ts';
import { keysOf, linkOf, transactionKey } from '../../core/record-list.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { lookAtStatus } from '../../core/status.ts';
import { booked, outside, requestedRange } from '../../core/transaction-range.ts';
import { instantOf } from '../../core/wall-clock.ts';

const id = 'GET /accounts/{AccountId}/transactions';
const section = clause('Account and Transaction API', 'Transaction To/From Date Time');
const needs = 'a consent for a period, and an account with transactions';
const wider = 'fromBookingDateTime=2000-01-01T00:00:00&toBookingDateTime=2099-12-31T23:59:59';

/** Looks at each transaction: booked in the period that was consented to, both ends included. */
function* lookAtPeriod(exchange: RecordedExchange, period: TransactionPeriod): Generator<Look> {
  const [from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY] = [
    instantOf(period.from),
    instantOf(period.to),
  ];
  for (const found of recordsOf(exchange, 'Transaction')) {
    const text = textAt(found.value, 'BookingDateTime');
    const at = instantOf(text);
    if (at === undefined) continue;
    const inside = at >= from && at <= to;
    yield look(below(found, 'BookingDateTime'), inside, 'Expected only transactions of the consented period', text);
  }
}

/** Lists of transactions under consents for a period, with the period. */
function* underPeriods(evidence: Evidence, probe: 'happy' | 'filter', variant = 'wider-than-consent') {
  // Other filters may be ones that a bank is to refuse.
  const calls = { probe, ...(probe === 'filter' ? { variant } : {}) };
  for (const exchange of evidence.select(calls)) {
    if (exchange.about.operation?.endsWith('/transactions') !== true) continue;
    const period = evidence.periodOf(exchange) ?? {};
    if (period.from !== undefined || period.to !== undefined) yield { exchange, period };
  }
}

/** Whether there are bookings in an answer, and none says at which moment it was made: the zone is missing, or all of it. */
function isAtNoMoment(exchange: RecordedExchange): boolean {
  const bookings = [...recordsOf(exchange, 'Transaction')].map(({ value }) => textAt(value, 'BookingDateTime'));
  return bookings.length > 0 && bookings.every((text) => instantOf(text) === undefined);
}

/** The rule that tells why no booking under a period could be compared with it. */
function tellerOfMoments(evidence: Evidence, probe: 'happy' | 'filter') {
  const judged = [...underPeriods(evidence, probe)].filter(({ exchange }) => succeeded(exchange));
  return judged.some(({ exchange }) => isAtNoMoment(exchange)) ? ('AISP-DTM-001' as const) : undefined;
}

/** Lists under consents for a period, and with which lists of the fullest consent each can be compared. */
function* withOneSide(evidence: Evidence) {
  for (const each of underPeriods(evidence, 'happy')) yield { ...each, beside: 'happy' } as const;
  for (const each of underPeriods(evidence, 'filter', 'drawn')) yield { ...each, beside: 'page' } as const;
}

/** What the fullest consent shows of an account: in its list, and of the days that this does not show. */
function* shownBeside(evidence: Evidence, accountId: string, probe: 'happy' | 'page'): Generator<Found> {
  const criteria = { accountId, consent: 'detail' } as const;
  yield* evidence.records('Transaction', { ...criteria, probe });
  if (probe === 'happy') yield* evidence.records('Transaction', { ...criteria, probe: 'filter', variant: 'drawn' });
}

const credit = (tid: string, at: string) => bookedAt(tid, at, { CreditDebitIndicator: 'Credit' });
const inside = credit('t1', '2026-02-01T09:00:00+00:00');
const late = credit('t2', '2026-03-10T09:00:00+00:00');
const list = (consent: 'credits' | 'debits' | 'detail', ...Transaction: readonly object[]): Sketch => ({
  operation: id,
  consent,
  data: { Transaction },
});
const debit = bookedAt('t3', '2026-03-10T09:00:00+00:00');
const oldDebit = bookedAt('t4', '2025-12-01T09:00:00+00:00');

/** What the consent for one side shows of the days that a page of both sides is about. */
const drawn = (...shown: readonly JsonObject[]): Sketch => ({
  ...filtered('drawn', 'fromBookingDateTime=2026-03-01T00:00:00&toBookingDateTime=2026-03-14T00:00:00', shown),
  consent: 'debits',
});

export default [
  rule({
    id: 'AISP-FIL-014',
    level: 'MUST',
    title: 'A filter that reaches beyond the consented period is accepted, and shows no more than that period',
    matters:
      'A TPP cannot always know where the consented period ends; being refused, or shown more than was consented to, harms either the service or the customer.',
    clause: clause('Transactions', 'Filtering'),
    scenarios: ['transaction-permissions'],
    needs,
    *judge(evidence) {
      for (const { exchange, period } of underPeriods(evidence, 'filter')) {
        const accepted = lookAtStatus(
          exchange,
          { expected: [200] },
          'Expected 200 for a filter that is wider than the consent',
        );
        // Records at no moment that could be compared show nothing of the period, whether the filter was accepted or not.
        if (!succeeded(exchange) || !isAtNoMoment(exchange)) yield accepted;
        if (succeeded(exchange)) yield* lookAtPeriod(exchange, period);
      }
    },
    waitsFor: (evidence) => tellerOfMoments(evidence, 'filter'),
    accept: { 'the period': { ...filtered('wider-than-consent', wider, [inside]), consent: 'credits' } },
    reject: {
      'more than the period': { ...filtered('wider-than-consent', wider, [late, inside]), consent: 'credits' },
      refused: { ...filtered('wider-than-consent', wider, []), consent: 'credits', status: 403 },
    },
    silent: {
      'bookings without a zone, which DTM-001 tells': {
        ...filtered('wider-than-consent', wider, [credit('t9', '2026-03-10T09:00:00')]),
        consent: 'credits',
      },
    },
  }),
  rule({
    id: 'AISP-FIL-017',
    level: 'MUST',
    title: 'Without a filter too, transactions end where the consented period ends',
    matters:
      'A PSU who allowed three months has not allowed the fourth: without filters, too, a TPP must not come to see it.',
    clause: section,
    scenarios: ['transaction-permissions'],
    needs,
    waitsFor: (evidence) => tellerOfMoments(evidence, 'happy'),
    *judge(evidence) {
      for (const { exchange, period } of underPeriods(evidence, 'happy')) {
        if (succeeded(exchange)) yield* lookAtPeriod(exchange, period);
      }
    },
    accept: {
      'the period': list('credits', inside),
      'its very ends': list('credits', credit('a', '2026-01-01T00:00:00Z'), credit('b', '2026-02-28T23:59:59Z')),
    },
    reject: { 'one after it': list('credits', late, inside), 'one before it': list('debits', oldDebit) },
    silent: { 'a booking without a zone, which DTM-001 tells': list('credits', credit('t9', '2026-03-10T09:00:00')) },
  }),
  rule({
    id: 'AISP-FIL-018',
    level: 'MUST',
    title: 'Where the consented period has one end only, the other is open',
    matters:
      'A PSU who gave only a start wants all that follows to be seen; if the bank invents an end, new payments never reach the app.',
    clause: section,
    scenarios: ['transaction-permissions', 'reads'],
    needs:
      'a booked transaction since its start, of its side, in the list that the fullest consent shows of the same account',
    needsFirst: [
      {
        what: 'a list of transactions of one account under a consent with TransactionFromDateTime alone',
        isThere: (evidence) =>
          [...withOneSide(evidence)].some(
            ({ exchange, period: { from, to } }) => from !== undefined && to === undefined && succeeded(exchange),
          ),
      },
    ],
    *judge(evidence) {
      const cutShort = pageWalk(evidence)?.cutShort === true;
      for (const { exchange, period, beside } of withOneSide(evidence)) {
        const from = instantOf(period.from);
        const { accountId } = exchange.about;
        if (from === undefined || period.to !== undefined || accountId === undefined) continue;
        if (!succeeded(exchange) || evidence.grants(exchange, 'ReadTransactionsDebits') !== true) continue;
        const wanted = sideShown(evidence, evidence.permissionsOf(exchange)) ?? 'Debit';
        // An answer that cannot be read tells nothing about the period.
        if (!Array.isArray(at(json(exchange), 'Data', 'Transaction'))) continue;
        const shown = keysOf(exchange);
        const range = requestedRange(exchange);
        for (const { value } of shownBeside(evidence, accountId, beside)) {
          if (beside === 'page' && outside(booked(value) ?? Number.NaN, range) !== 0) continue;
          const moment = instantOf(textAt(value, 'BookingDateTime'));
          const settled = entryStatus(value) === 'Booked';
          const shows = textAt(value, 'CreditDebitIndicator') === wanted;
          if (moment === undefined || moment < from || !settled || !shows) continue;
          const found = shown.includes(transactionKey(value));
          // It may stand on a later page.
          if (!found && (linkOf(exchange, 'Next') !== undefined || cutShort) && shown.length > 0) continue;
          const booking = textAt(value, 'BookingDateTime');
          yield look({ exchange }, found, 'Expected every transaction since the start of the period', booking);
        }
      }
    },
    accept: {
      'up to the newest': [list('detail', debit, oldDebit), list('debits', debit)],
      'days of a crowded account': [page(1, 1, { records: [debit] }), drawn(debit)],
      'an answer that is cut short, after a whole one': [
        list('detail', debit),
        list('debits', debit),
        { operation: id, consent: 'debits', body: '{"Data":{"Transaction":[' },
      ],
    },
    reject: {
      nothing: [list('detail', debit), list('debits')],
      'nothing on days of a crowded account': [page(1, 1, { records: [debit, oldDebit] }), drawn()],
    },
  }),
  rule({
    id: 'AISP-FIL-024',
    level: 'SHOULD',
    title: 'A filter does not lift the limit to credits or to debits',
    matters:
      'A customer who opened only what comes in must not see the rent appear because a date was added to the call.',
    clause: clause('Account and Transaction API', 'Permissions'),
    scenarios: ['transaction-permissions'],
    needs: 'a consent for one side of the transactions, and an account with transactions',
    apart: 'knowing all',
    *judge(evidence) {
      for (const exchange of evidence.successes({ probe: 'filter' })) {
        for (const found of recordsOf(exchange, 'Transaction')) {
          const wanted = sideShown(evidence, evidence.permissionsOf(exchange));
          if (wanted === undefined) break;
          const side = textAt(found.value, 'CreditDebitIndicator');
          yield look(below(found, 'CreditDebitIndicator'), side === wanted, 'Expected one side only', side);
        }
      }
    },
    accept: { 'credits alone': { ...filtered('wider-than-consent', wider, [inside]), consent: 'credits' } },
    reject: { 'debits too': { ...filtered('wider-than-consent', wider, [inside, debit]), consent: 'credits' } },
  }),
];
