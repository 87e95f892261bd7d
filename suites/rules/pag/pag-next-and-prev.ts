import { clause } from '../../core/clause.ts';
import { below, lenient, look } from '../../core/look.ts';
import { bookedAt, filtered, page, pageBy, pageUri } from '../../core/page-sketches.ts';
import { pageWalk } from '../../core/page-walk.ts';
import { linkOf, recordList } from '../../core/record-list.ts';
import { rule } from '../../core/rule.ts';
import { statusOf } from '../../core/status.ts';

const three = [page(1, 3), page(2, 3), page(3, 3)] as const;
const walk = 'a list of transactions of more than one page';
const beyond = 'fromBookingDateTime=2026-02-01T00:00:00&toBookingDateTime=2026-03-13T08:59:59';
/** Calls for a page after the last: by its number, or by one that no list has. */
const beyondIt: readonly string[] = ['past-end', 'made-up:far'];
const older = bookedAt('t9', '2026-03-01T10:00:00+00:00');
const section = clause('Read/Write Data API', 'Pagination');
const list = { operation: 'GET /accounts' } as const;
const Self = 'https://bank.example/open-banking/v3.1/aisp/accounts';

export default [
  rule({
    id: 'AISP-PAG-002',
    optional: true,
    level: 'MUST',
    title: 'Where more records follow, Links.Next is there and leads to them',
    matters:
      'Without a link to the next page a TPP believes that it has everything, and shows a year with the last week of it.',
    clause: section,
    scenarios: ['paging'],
    needs: walk,
    *judge(evidence) {
      const found = pageWalk(evidence);
      if (found === undefined) return;
      for (const exchange of found.pages.slice(0, -1)) yield look(below({ exchange }, 'Links', 'Next'), true, '');
      if (found.dead !== undefined) {
        yield look({ exchange: found.dead }, false, 'Expected a page behind Links.Next', statusOf(found.dead));
      }
      const exchange = found.pages.at(-1);
      if (exchange === undefined || (found.pages.length === 1 && !found.cutShort)) return;
      const place = below({ exchange }, 'Links', 'Next');
      yield look(place, !found.cutShort, 'Expected Links.Next: Links.Last or a filter shows records beyond this page');
    },
    accept: {
      'to the end': [...three, pageBy('Last', 'x1', 3, 3)],
      'to where nothing is beyond': [...three, filtered('beyond-end', beyond, [])],
      'to where something is pending': [...three, filtered('beyond-end', beyond, [{ ...older, Status: 'Pending' }])],
    },
    reject: {
      'missing on the second page of three': [
        page(1, 3),
        page(2, 3, { links: { Next: undefined } }),
        pageBy('Last', 'x1', 3, 3),
      ],
      'missing, and no Links.Last either': [page(1, 1), filtered('beyond-end', beyond, [older])],
      'leading nowhere': [page(1, 2), { ...page(2, 2), status: 404 }],
      'leading to an error of the server': [page(1, 2), { ...page(2, 2), status: 500 }],
    },
  }),
  rule({
    id: 'AISP-PAG-003',
    optional: true,
    level: 'MUST',
    tolerates: ['empty-last-page'],
    title: 'Links.Next leads to further records, so the last page has none',
    matters:
      'A Next link on the last page sends the client round once more, into an empty page or into the first one again.',
    clause: section,
    scenarios: ['paging'],
    needs: walk,
    *judge(evidence) {
      for (const exchange of pageWalk(evidence)?.pages.slice(1) ?? []) {
        const records = recordList(exchange)?.length ?? 0;
        const judge = linkOf(exchange, 'Next') === undefined ? lenient('empty-last-page') : look;
        yield judge({ exchange }, records > 0, 'Expected records on a page that Links.Next leads to');
      }
      for (const exchange of evidence.successes({ probe: 'page' })) {
        // Beyond the end nothing follows, however far.
        if (!beyondIt.includes(exchange.about.variant ?? '') || recordList(exchange)?.length !== 0) continue;
        const next = linkOf(exchange, 'Next');
        const place = below({ exchange }, 'Links', 'Next');
        yield look(place, next === undefined, 'Expected no further page after one beyond the end', next);
      }
    },
    accept: {
      'none on the last page': three,
      'none beyond the end': [...three, { ...pageBy('past-end', 'x3', 4, 3), data: { Transaction: [] } }],
    },
    reject: {
      'one after a page beyond the end': [
        ...three,
        {
          ...pageBy('past-end', 'x3', 4, 3),
          body: { Data: { Transaction: [] }, Links: { Self: 'https://bank.example/x', Next: pageUri(5) }, Meta: {} },
        },
      ],
      'an empty page at the end': [page(1, 2), page(2, 2, { records: [] })],
      'empty pages without end': [page(1, 3), page(2, 3, { records: [] })],
    },
  }),
  rule({
    id: 'AISP-PAG-004',
    optional: true,
    level: 'MUST',
    title: 'A page that follows another has Links.Prev',
    matters: 'An app that lets the customer leaf back has no way back from page two without Prev.',
    clause: section,
    scenarios: ['paging'],
    needs: walk,
    *judge(evidence) {
      for (const exchange of pageWalk(evidence)?.pages.slice(1) ?? []) {
        const place = below({ exchange }, 'Links', 'Prev');
        yield look(place, linkOf(exchange, 'Prev') !== undefined, 'Expected Links.Prev on a page that follows another');
      }
    },
    accept: { 'on the second and the third': three },
    reject: { 'not on the second': [page(1, 2), page(2, 2, { links: { Prev: undefined } })] },
  }),
  rule({
    id: 'AISP-PAG-005',
    level: 'MUST',
    title: 'The first page has no Links.Prev',
    matters: 'A Prev on the first page makes an app offer a step back that leads nowhere, or to the end.',
    clause: section,
    scenarios: ['reads', 'basic-view', 'paging'],
    needs: 'a list that was asked for by its path',
    apart: true,
    *judge(evidence) {
      for (const exchange of evidence.successes({ probe: ['happy', 'filter', 'repeat', 'page'] })) {
        const byLink = exchange.about.probe === 'page' && exchange.about.variant !== 'start';
        if (byLink || recordList(exchange) === undefined) continue;
        const prev = linkOf(exchange, 'Prev');
        yield look(
          below({ exchange }, 'Links', 'Prev'),
          prev === undefined,
          'Expected no Links.Prev at the start',
          prev,
        );
      }
    },
    accept: { none: page(1, 2), 'on the second page': [page(1, 2), page(2, 2)] },
    reject: {
      'a link to itself': page(1, 2, { links: { Prev: pageUri(1) } }),
      'on a list of one page': { ...list, body: { Data: { Account: [] }, Links: { Self, Prev: Self }, Meta: {} } },
    },
  }),
];
