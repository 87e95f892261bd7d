import { clause } from '../../core/clause.ts';
import { entryStatus } from '../../core/entry-status.ts';
import { type Evidence, recordsOf } from '../../core/evidence.ts';
import { textAt } from '../../core/json.ts';
import { below, type Look, lenient, look } from '../../core/look.ts';
import { bookedAt, filtered, page, pageBy, pageUri } from '../../core/page-sketches.ts';
import { pageWalk } from '../../core/page-walk.ts';
import { bookedKeysOf, keysOf, linkOf, sameKeys } from '../../core/record-list.ts';
import { rule } from '../../core/rule.ts';
import { isSuccess, statusOf } from '../../core/status.ts';
import { requestedRange } from '../../core/transaction-range.ts';
import { wallClock, zoneSlackMs } from '../../core/wall-clock.ts';

const three = [page(1, 3), page(2, 3), page(3, 3)] as const;
const section = clause('Read/Write Data API', 'Pagination');
const needs = 'a list of transactions of more than one page';
const still = [pageBy('Self', 'x2', 2, 2), pageBy('First', 'x2', 1, 2)] as const;
const shared = bookedAt('t1b', '2026-03-13T09:00:00+00:00');
const fresh = bookedAt('t2b', '2026-03-12T09:00:00+00:00');
const elsewhere = (id: string, at: string) =>
  ({ operation: 'GET /accounts/{AccountId}/transactions', data: { Transaction: [bookedAt(id, at)] } }) as const;

/** Looks at what a filter shows around the boundaries of the pages that were walked: all of it stands on some page. */
function* lookAtBoundaries(evidence: Evidence, walked: ReadonlySet<string>): Generator<Look> {
  for (const exchange of evidence.successes({ probe: 'filter', variant: 'boundary' })) {
    for (const key of bookedKeysOf(exchange)) {
      yield look(
        { exchange },
        walked.has(key),
        'Expected on some page every transaction around a boundary of pages',
        key,
      );
    }
  }
}

export default [
  rule({
    id: 'AISP-PAG-012',
    optional: true,
    level: 'MUST',
    tolerates: ['pages-shift'],
    title: 'A walk by Links.Next meets every record, and each once',
    matters:
      'A record that slips between two pages is missing from the balance of a book, and one that comes twice is counted twice.',
    clause: section,
    statements: ['AISP-PAG-012', 'AISP-PAG-013'],
    scenarios: ['paging', 'reads'],
    needs,
    *judge(evidence) {
      const walk = pageWalk(evidence);
      const [start, second] = walk?.pages ?? [];
      if (walk === undefined || start === undefined || second === undefined) return;
      const seen = new Set<string>();
      for (const exchange of walk.pages) {
        for (const found of recordsOf(exchange, 'Transaction')) {
          const id = textAt(found.value, 'TransactionId');
          if (id === undefined) continue;
          const judge = walk.still ? look : lenient('pages-shift');
          yield judge(found, !seen.has(id), 'Expected each transaction on one page only', id);
          seen.add(id);
        }
      }
      if (!walk.ended || walk.cutShort || !walk.still) return;
      const { from = 0, to = 0 } = requestedRange(start);
      const { accountId, consent } = start.about;
      if (accountId === undefined || consent === undefined) return;
      for (const { exchange, value } of evidence.records('Transaction', {
        accountId,
        consent,
        probe: ['happy', 'repeat'],
      })) {
        const [id, at] = [textAt(value, 'TransactionId'), wallClock(textAt(value, 'BookingDateTime'))];
        if (id === undefined || at === undefined || entryStatus(value) !== 'Booked') continue;
        if (at < from + zoneSlackMs || at > to - zoneSlackMs) continue;
        yield look({ exchange }, seen.has(id), 'Expected on some page every transaction that other answers show', id);
      }
      yield* lookAtBoundaries(evidence, new Set(walk.pages.flatMap(keysOf)));
    },
    accept: {
      'all, once': [page(1, 2), page(2, 2), ...still, elsewhere('t2a', '2026-03-12T10:00:00+00:00')],
      'what lies outside the filter is elsewhere': [
        page(1, 2),
        page(2, 2),
        ...still,
        elsewhere('t0', '2025-01-01T10:00:00Z'),
      ],
    },
    reject: {
      'one on both pages': [page(1, 2), page(2, 2, { records: [shared, fresh] }), pageBy('First', 'x2', 1, 2)],
      'one lost between two pages': [
        page(1, 2),
        page(2, 2),
        ...still,
        filtered('boundary', 'fromBookingDateTime=2026-03-12T09:00:00', [
          fresh,
          bookedAt('lost', '2026-03-13T08:00:00Z'),
        ]),
      ],
      'one on no page': [page(1, 2), page(2, 2), ...still, elsewhere('lost', '2026-03-13T09:30:00+00:00')],
    },
  }),
  rule({
    id: 'AISP-PAG-014',
    optional: true,
    level: 'MUST',
    title: 'Following Links.Next never comes back to a page seen before',
    matters: 'A walk that comes back to a page it has seen never ends: the TPP calls until the bank blocks it.',
    clause: section,
    scenarios: ['paging'],
    needs,
    *judge(evidence) {
      const walk = pageWalk(evidence);
      const taken = new Set<string>();
      for (const exchange of walk?.pages ?? []) {
        const next = linkOf(exchange, 'Next');
        if (next === undefined) continue;
        yield look(below({ exchange }, 'Links', 'Next'), !taken.has(next), 'Expected a link not taken before', next);
        taken.add(next);
      }
      if (walk?.loop !== undefined) yield look({ exchange: walk.loop }, false, 'Expected a page not seen before');
    },
    accept: { 'three pages': three },
    reject: {
      'the first page again and again': [page(1, 2), pageBy('Next', 'x1', 1, 2)],
      'in a circle': [...three, pageBy('Next', 'x3', 1, 3)],
      'a second page that follows itself': [page(1, 3), page(2, 3, { links: { Next: pageUri(2) } })],
    },
  }),
  rule({
    id: 'AISP-PAG-015',
    optional: true,
    level: 'MUST',
    tolerates: ['pages-shift'],
    title: 'Links.Prev leads back to the page that Links.Next came from',
    matters: 'Prev that leads elsewhere than back makes a customer who leafs to and fro see other payments each time.',
    clause: section,
    scenarios: ['paging'],
    needs,
    *judge(evidence) {
      const pages = pageWalk(evidence)?.pages ?? [];
      for (const [index, exchange] of pages.entries()) {
        const before = pages[index - 1];
        for (const back of evidence.select({ probe: 'page', variant: 'Prev', follows: exchange.id })) {
          if (before === undefined) continue;
          const [there, here] = [keysOf(before), keysOf(back)];
          const moved = isSuccess(back) && here.some((key) => there.includes(key));
          const judge = moved ? lenient('pages-shift') : look;
          const same = isSuccess(back) && sameKeys(there, here);
          yield judge({ exchange: back }, same, 'Expected behind Links.Prev the page before', statusOf(back));
        }
      }
    },
    accept: { 'back by one': [...three, pageBy('Prev', 'x2', 1, 3), pageBy('Prev', 'x3', 2, 3)] },
    reject: {
      'back to the start': [...three, pageBy('Prev', 'x3', 1, 3)],
      nowhere: [...three, { ...pageBy('Prev', 'x3', 2, 3), status: 404 }],
    },
  }),
];
