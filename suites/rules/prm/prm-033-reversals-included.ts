import type { RecordedExchange } from '../../core/archive.ts';
import { clause } from '../../core/clause.ts';
import { below, look } from '../../core/look.ts';
import { sideShown, sidesGranted } from '../../core/one-side.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { stretches, whyNoStretch } from '../../core/transaction-stretches.ts';

const list = (consent: 'detail' | 'credits', ...days: readonly string[]): Sketch => ({
  operation: 'GET /accounts/{AccountId}/transactions',
  consent,
  data: {
    Transaction: days.map((day) => ({
      AccountId: 'acc-1',
      Status: 'Booked',
      CreditDebitIndicator: 'Credit',
      BookingDateTime: `2026-02-${day}T10:00:00+00:00`,
      Amount: { Amount: '20.00', Currency: 'GBP' },
    })),
  },
});

export default rule({
  id: 'AISP-PRM-033',
  level: 'MUST',
  title: 'With one side granted, every transaction of that side is shown, reversals of the other side among them',
  matters:
    'A refund is a credit wherever it comes from; if it is left out, the sums of a side do not come to what the account says.',
  clause: clause('Account and Transaction API', 'Reversing Entries'),
  scenarios: ['reads', 'transaction-permissions', 'paging'],
  needs: 'booked transactions of one account and period under a consent with both sides and under one with one side',
  showsNothing: (evidence) =>
    whyNoStretch(evidence, (exchange) => sidesGranted(evidence, exchange) === 2) ??
    whyNoStretch(evidence, (exchange) => sidesGranted(evidence, exchange) === 1),
  *judge(evidence) {
    const granted = (exchange: RecordedExchange, side: 'Credit' | 'Debit') =>
      evidence.grants(exchange, `ReadTransactions${side}s`) === true;
    const all = stretches(evidence);
    const whole = all.filter(({ exchange }) => granted(exchange, 'Credit') && granted(exchange, 'Debit'));
    for (const side of ['Credit', 'Debit']) {
      for (const { exchange, keys, after, before } of all) {
        if (sideShown(evidence, evidence.permissionsOf(exchange)) !== side) continue;
        const place = below({ exchange }, 'Data', 'Transaction');
        for (const { exchange: other, booked } of whole) {
          if (other.about.accountId !== exchange.about.accountId) continue;
          for (const { at, moment, key, side: own } of booked) {
            if (own !== side || at <= after || at >= before) continue;
            yield look(place, keys.has(key), 'Expected a transaction of the side that is granted', moment);
          }
        }
      }
    }
  },
  accept: {
    'the same credits': [list('detail', '20', '12', '03'), list('credits', '20', '12', '03')],
    'credits outside the window of the consent': [
      list('detail', '27', '20', '12', '03', '01'),
      list('credits', '20', '12', '03'),
    ],
  },
  reject: {
    'one credit less': [list('detail', '20', '12', '03'), list('credits', '20', '03')],
    'one credit less, in no order': [list('detail', '12', '20', '03', '14'), list('credits', '14', '20', '03', '13')],
  },
});
