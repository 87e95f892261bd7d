import { detailMembers } from '../../../schemas/view.ts';
import type { RecordedExchange } from '../../core/archive.ts';
import { clause } from '../../core/clause.ts';
import { type Evidence, recordsOf } from '../../core/evidence.ts';
import { textAt } from '../../core/json.ts';
import { below, lenient, look } from '../../core/look.ts';
import { sideShown } from '../../core/one-side.ts';
import { bookedAt, page } from '../../core/page-sketches.ts';
import { shownMembers } from '../../core/placeholders.ts';
import { rule } from '../../core/rule.ts';
import { requestedRange } from '../../core/transaction-range.ts';
import { wallClock, zoneSlackMs } from '../../core/wall-clock.ts';

const at = '2026-03-12T10:00:00+00:00';
const section = clause('Read/Write Data API', 'Pagination');

/** Pages that were reached by links, with the request at the start of their chain: that of a page is that of the page before it. */
function* linked(evidence: Evidence): Generator<{ exchange: RecordedExchange; start: RecordedExchange }> {
  const starts = new Map<RecordedExchange, RecordedExchange>();
  for (const exchange of evidence.successes({ probe: 'page', variant: 'Next' })) {
    let start = exchange;
    for (let before = evidence.byId(exchange.about.follows); before !== undefined; ) {
      const known = starts.get(before);
      start = known ?? before;
      before = known === undefined && before.about.variant === 'Next' ? evidence.byId(before.about.follows) : undefined;
    }
    starts.set(exchange, start);
    yield { exchange, start };
  }
}

const second = (change: object, consent: 'detail' | 'basic' | 'credits' = 'detail') => [
  page(1, 2, { sketch: { consent } }),
  page(2, 2, { records: [bookedAt('t9', at, { ...change })], sketch: { consent } }),
];

export default [
  rule({
    id: 'AISP-PAG-010',
    optional: true,
    level: 'MUST',
    tolerates: ['zone-of-the-bank'],
    title: 'Page links keep the filters of the first request',
    matters: 'If the second page forgets the filter, a TPP that asked for March stores the rest of the year as March.',
    clause: section,
    scenarios: ['paging'],
    needs: 'a filtered list of transactions of more than one page',
    apart: 'knowing all',
    *judge(evidence) {
      for (const { exchange, start } of linked(evidence)) {
        const { from = Number.NaN, to = Number.NaN } = requestedRange(start);
        if (Number.isNaN(from) && Number.isNaN(to)) continue;
        for (const found of recordsOf(exchange, 'Transaction')) {
          const text = textAt(found.value, 'BookingDateTime');
          const booked = wallClock(text);
          if (booked === undefined) continue;
          const off = Math.max(from - booked || 0, booked - to || 0, 0);
          const judge = off > zoneSlackMs ? look : lenient('zone-of-the-bank');
          yield judge(below(found, 'BookingDateTime'), off === 0, 'Expected the filter to hold on each page', text);
        }
      }
    },
    accept: { 'within the filter': second({}) },
    reject: { 'before it': second({ BookingDateTime: '2025-11-01T10:00:00+00:00' }) },
  }),
  rule({
    id: 'AISP-PAG-011',
    optional: true,
    level: 'MUST',
    title: 'Page links keep to the account, the side and the detail that the first page was limited to',
    matters:
      'If the limits hold on the first page alone, the second shows the customer more than was consented to, or another account.',
    clause: clause('Account and Transaction API', 'Permissions'),
    scenarios: ['paging'],
    needs: 'a list of transactions of more than one page',
    apart: 'knowing all',
    *judge(evidence) {
      for (const { exchange } of linked(evidence)) {
        const basic = evidence.grants(exchange, 'ReadTransactionsDetail') === false;
        const wanted = sideShown(evidence, evidence.permissionsOf(exchange));
        for (const found of recordsOf(exchange, 'Transaction')) {
          const { accountId } = exchange.about;
          const account = textAt(found.value, 'AccountId');
          const same = accountId === undefined || account === undefined || account === accountId;
          yield look(below(found, 'AccountId'), same, 'Expected the account that was asked for on each page', account);
          const leaked = basic ? shownMembers(found, detailMembers.transaction.forbiddenWithBasic)[0] : undefined;
          if (basic) yield look(found, leaked === undefined, 'Expected no Detail on a page under Basic', leaked);
          if (wanted === undefined) continue;
          const side = textAt(found.value, 'CreditDebitIndicator');
          yield look(found, side === wanted, 'Expected on each page only the side that the consent opens', side);
        }
      }
    },
    accept: {
      'the same account': second({}),
      'no detail under Basic': second({}, 'basic'),
      'credits alone': second({ CreditDebitIndicator: 'Credit' }, 'credits'),
    },
    reject: {
      'another account': second({ AccountId: 'acc-2' }),
      'detail under Basic': second({ TransactionInformation: 'Cash from Aubrey' }, 'basic'),
      'a debit among credits': [...second({ CreditDebitIndicator: 'Credit' }, 'credits'), ...second({}, 'credits')],
    },
  }),
];
