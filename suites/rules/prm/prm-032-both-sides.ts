import { clause } from '../../core/clause.ts';
import { textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { sidesGranted } from '../../core/one-side.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { bookedAt, bookingKey, isBooked, stretches, whyNoStretch } from '../../core/transaction-stretches.ts';

type Entry = readonly [day: string, side: 'Credit' | 'Debit'];
const list = (consent: 'detail' | 'credits', ...entries: readonly Entry[]): Sketch => ({
  operation: 'GET /accounts/{AccountId}/transactions',
  consent,
  data: {
    Transaction: entries.map(([day, CreditDebitIndicator]) => ({
      AccountId: 'acc-1',
      Status: 'Booked',
      CreditDebitIndicator,
      BookingDateTime: `2026-02-${day}T10:00:00+00:00`,
      Amount: { Amount: '20.00', Currency: 'GBP' },
    })),
  },
});
/** The same list, with more pages after it. */
const paged = ({ data, ...call }: Sketch): Sketch => ({
  ...call,
  body: { Data: data, Links: { Next: 'https://bank.example/2' } },
});
const credit = list('credits', ['12', 'Credit']);

export default rule({
  id: 'AISP-PRM-032',
  level: 'MUST',
  title: 'With credits and debits both granted, what one of them shows alone is shown',
  matters:
    'A TPP with both sides builds on having all: what either side alone shows must not vanish when both are given.',
  clause: clause('Transactions', 'Permission Codes'),
  scenarios: ['reads', 'transaction-permissions', 'paging'],
  needs: 'booked transactions of one account and period under a consent with both sides and under one with one side',
  showsNothing: (evidence) => whyNoStretch(evidence, (exchange) => sidesGranted(evidence, exchange) === 2),
  *judge(evidence) {
    const whole = stretches(evidence).filter(({ exchange }) => sidesGranted(evidence, exchange) === 2);
    for (const found of evidence.records('Transaction', { probe: 'happy' })) {
      if (sidesGranted(evidence, found.exchange) !== 1 || !isBooked(found)) continue;
      const [at, key] = [bookedAt(found), bookingKey(found)];
      const moment = textAt(found.value, 'BookingDateTime');
      for (const { exchange, keys, after, before } of whole) {
        if (exchange.about.accountId !== found.exchange.about.accountId || at <= after || at >= before) continue;
        const place = below({ exchange }, 'Data', 'Transaction');
        yield look(place, keys.has(key), 'Expected a transaction that one side alone shows', moment);
      }
    }
  },
  accept: {
    'the credit among debits': [credit, list('detail', ['20', 'Debit'], ['12', 'Credit'], ['03', 'Debit'])],
    'a credit outside the page': [
      credit,
      list('credits', ['06', 'Credit']),
      list('detail', ['20', 'Debit'], ['06', 'Credit'], ['03', 'Debit'], ['12', 'Credit']),
      list('detail', ['11', 'Debit'], ['06', 'Credit'], ['03', 'Debit']),
    ],
  },
  silent: {
    'a page in no order, and more pages': [
      credit,
      paged(list('detail', ['20', 'Debit'], ['03', 'Debit'], ['13', 'Debit'])),
    ],
  },
  reject: {
    'debits only': [credit, list('detail', ['20', 'Debit'], ['13', 'Debit'], ['03', 'Debit'])],
    'debits only, in no order': [credit, list('detail', ['03', 'Debit'], ['20', 'Debit'], ['13', 'Debit'])],
  },
});
