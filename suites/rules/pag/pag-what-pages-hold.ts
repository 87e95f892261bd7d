import { detailMembers } from '../../../schemas/view.ts';
import type { Found, RecordedExchange } from '../../core/archive.ts';
import { clause } from '../../core/clause.ts';
import { type Evidence, recordsOf } from '../../core/evidence.ts';
import { type JsonObject, textAt } from '../../core/json.ts';
import { below, lenient, look } from '../../core/look.ts';
import { sideShown } from '../../core/one-side.ts';
import { bookedAt, page } from '../../core/page-sketches.ts';
import { shownMembers } from '../../core/placeholders.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { outside, requestedRange } from '../../core/transaction-range.ts';
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

/** When the first and the last transaction was booked that any answer showed of an account under a consent. */
function extents(evidence: Evidence): ReadonlyMap<string, readonly [first: number, last: number]> {
  const found = new Map<string, readonly [number, number]>();
  for (const { exchange, value } of evidence.records('Transaction', { probe: ['happy', 'repeat', 'filter', 'page'] })) {
    const at = wallClock(textAt(value, 'BookingDateTime'));
    const name = nameOf(exchange);
    const [first = Infinity, last = -Infinity] = found.get(name) ?? [];
    if (at !== undefined) found.set(name, [Math.min(first, at), Math.max(last, at)]);
  }
  return found;
}

const nameOf = ({ about }: RecordedExchange) => `${about.accountId} ${about.consent}`;

/** The pages that were reached from a filtered list, with its range and whether it leaves something out at both of its ends. */
function* filteredPages(evidence: Evidence) {
  for (const { exchange, start } of linked(evidence)) {
    const range = requestedRange(start);
    if (range.from === undefined && range.to === undefined) continue;
    // What the first page shows already has nothing to do with links: the rules on filters tell it.
    const times = recordsOf(start, 'Transaction').flatMap(
      ({ value }) => wallClock(textAt(value, 'BookingDateTime')) ?? [],
    );
    const isKept = times.every((at) => outside(at, range) === 0);
    const [first = Infinity, last = -Infinity] = evidence.once(extents).get(nameOf(start)) ?? [];
    const leavesOut = first < (range.from ?? Infinity) && last > (range.to ?? -Infinity);
    yield { exchange, range, leavesOut, isKept };
  }
}

function whyNothingLeftOut(evidence: Evidence): string | undefined {
  const pages = [...filteredPages(evidence)];
  const kept = pages.filter(({ isKept }) => isKept);
  if (kept.length === 0 && pages.length > 0)
    return 'The first page of a filtered list does not keep the filter: what a link loses would not show (see AISP-FIL-004).';
  return kept.length === 0 || kept.some(({ leavesOut }) => leavesOut)
    ? undefined
    : 'The filters of the lists that have pages leave out nothing that was seen: what a link loses would not show.';
}

/** More of the account, before and after what the filters leave. */
const beyond: Sketch = {
  operation: 'GET /accounts/{AccountId}/transactions',
  data: { Transaction: [bookedAt('t8', '2026-03-16T10:00:00Z'), bookedAt('t0', '2026-01-16T10:00:00Z')] },
};

function detailOf(found: Found): string | undefined {
  return shownMembers(found, detailMembers.transaction.forbiddenWithBasic)[0];
}

function sideOf(record: JsonObject): string | undefined {
  return textAt(record, 'CreditDebitIndicator');
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
    needs: 'a filtered list of transactions of more than one page, and transactions beyond both ends of the filter',
    showsNothing: whyNothingLeftOut,
    apart: 'knowing all',
    *judge(evidence) {
      for (const { exchange, range, leavesOut, isKept } of filteredPages(evidence)) {
        if (!isKept) continue;
        for (const found of recordsOf(exchange, 'Transaction')) {
          const text = textAt(found.value, 'BookingDateTime');
          const booked = wallClock(text);
          if (booked === undefined) continue;
          const off = outside(booked, range);
          if (off === 0 && !leavesOut) continue;
          const judge = off > zoneSlackMs ? look : lenient('zone-of-the-bank');
          yield judge(below(found, 'BookingDateTime'), off === 0, 'Expected the filter to hold on each page', text);
        }
      }
    },
    accept: { 'within the filter': [...second({}), beyond] },
    reject: {
      'before it': [...second({ BookingDateTime: '2025-11-01T10:00:00+00:00' }), beyond],
      'after it, where nothing else is known': second({ BookingDateTime: '2026-03-16T10:00:00+00:00' }),
    },
    silent: {
      'nothing is left out': second({}),
      'the first page leaves nothing out either': [
        page(1, 2, { records: [bookedAt('t9', '2025-11-02T10:00:00+00:00')] }),
        page(2, 2, { records: [bookedAt('t9', '2025-11-01T10:00:00+00:00')] }),
        beyond,
      ],
    },
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
      for (const { exchange, start } of linked(evidence)) {
        // What the first page shows already has nothing to do with links: the rules on permissions and accounts tell it.
        const first = recordsOf(start, 'Transaction');
        const basic = evidence.grants(exchange, 'ReadTransactionsDetail') === false;
        const wanted = sideShown(evidence, evidence.permissionsOf(exchange));
        for (const found of recordsOf(exchange, 'Transaction')) {
          const { accountId } = exchange.about;
          const account = textAt(found.value, 'AccountId');
          const isOther = (id: string | undefined) => accountId !== undefined && id !== undefined && id !== accountId;
          const tells = !first.some(({ value }) => isOther(textAt(value, 'AccountId')));
          const expected = 'Expected the account that was asked for on each page';
          if (tells) yield look(below(found, 'AccountId'), !isOther(account), expected, account);
          const leaked = basic ? detailOf(found) : undefined;
          if (basic && !first.some(detailOf)) {
            yield look(found, leaked === undefined, 'Expected no Detail on a page under Basic', leaked);
          }
          if (wanted === undefined || first.some(({ value }) => sideOf(value) !== wanted)) continue;
          const side = sideOf(found.value);
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
      'a debit among credits': [
        page(1, 2, {
          records: [bookedAt('t1', at, { CreditDebitIndicator: 'Credit' })],
          sketch: { consent: 'credits' },
        }),
        page(2, 2, { records: [bookedAt('t9', at)], sketch: { consent: 'credits' } }),
      ],
    },
  }),
];
