import type { RecordedExchange } from '../../core/archive.ts';
import { clause } from '../../core/clause.ts';
import { type Evidence, json } from '../../core/evidence.ts';
import { at } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { bookedAt, page, pageBy } from '../../core/page-sketches.ts';
import { type PageWalk, pageWalk } from '../../core/page-walk.ts';
import { keysOf, linkOf, recordList, sameKeys } from '../../core/record-list.ts';
import { rule } from '../../core/rule.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

const three = [page(1, 3), page(2, 3), page(3, 3)] as const;
const total = (TotalPages: unknown) => ({ meta: { TotalPages } });
const section = clause('Read/Write Data API', 'Pagination');

const many = Array.from({ length: 30 }, (_, index) => bookedAt(`t${index}`, '2026-03-12T10:00:00Z'));
const [one, two] = [bookedAt('t1', '2026-03-12T10:00:00Z'), bookedAt('t2', '2026-03-12T09:00:00Z')];

/** Fewest records on a page that another may follow. */
const fullPage = 25;

/**
 * True for a page that is the only one for certain, as far as its records tell: a full one without links may lack them, unless
 * the number that it tells is that of its records. Of an empty one another rule tells.
 */
function isAlone(exchange: RecordedExchange, told: number): boolean {
  const count = recordList(exchange)?.length ?? 0;
  const linked = linkOf(exchange, 'Next') !== undefined || linkOf(exchange, 'Prev') !== undefined;
  return count > 0 && !linked && (count < fullPage || told === count);
}

/** What was read of filtered lists that go on for a page, where it came to its end. */
function shortWalks(evidence: Evidence): readonly Pick<PageWalk, 'pages' | 'ended'>[] {
  return evidence.successes({ probe: 'filter', variant: 'kept-by-links' }).flatMap((start) => {
    const [next] = evidence.successes({ probe: 'page', variant: 'Next', follows: start.id });
    return next === undefined || linkOf(next, 'Next') !== undefined ? [] : [{ pages: [start, next], ended: true }];
  });
}

export default [
  rule({
    id: 'AISP-PAG-007',
    optional: true,
    level: 'MAY',
    title: 'Links.First and Links.Last, where given, lead to the first and the last page',
    matters:
      'A client that jumps to the newest or the oldest page lands in the middle where First or Last lead astray.',
    clause: section,
    scenarios: ['paging'],
    needs: 'a list of more than one page with Links.First or Links.Last',
    *judge(evidence) {
      const walk = pageWalk(evidence);
      const [start] = walk?.pages ?? [];
      if (walk === undefined || start === undefined) return;
      const [final] = walk.ended && !walk.cutShort ? walk.pages.slice(-1) : [];
      const ends = [
        ['First', 'Prev', start],
        ['Last', 'Next', final],
      ] as const;
      for (const [name, none, page] of ends) {
        for (const exchange of evidence.select({ probe: 'page', variant: name })) {
          if (!walk.pages.some(({ id }) => id === exchange.about.follows)) continue;
          const end = isSuccess(exchange) && linkOf(exchange, none) === undefined;
          yield look({ exchange }, end, `Expected Links.${name} to lead to the end of the list`, statusOf(exchange));
          if (!end || page === undefined) continue;
          const same = !walk.still || sameKeys(keysOf(exchange), keysOf(page));
          yield look({ exchange }, same, `Expected behind Links.${name} the page that Links.Next leads from or to`);
        }
      }
    },
    accept: { 'the ends': [...three, pageBy('First', 'x2', 1, 3), pageBy('Last', 'x1', 3, 3)] },
    reject: {
      'Last leads to the second page': [...three, pageBy('Last', 'x1', 2, 3)],
      'First leads nowhere': [...three, { ...pageBy('First', 'x2', 1, 3), status: 400 }],
    },
  }),
  rule({
    id: 'AISP-PAG-008',
    optional: true,
    level: 'MAY',
    title: 'Meta.TotalPages, where given, is the number of pages that Links.Next leads through',
    matters:
      'Progress bars and parallel fetches are laid out by TotalPages; a wrong count leaves pages unread or asks for pages that are none.',
    clause: section,
    scenarios: ['paging', 'reads'],
    needs: 'a list with Meta.TotalPages, whole on one page or walked to its end',
    *judge(evidence) {
      for (const exchange of evidence.successes({ probe: ['happy', 'filter', 'repeat'] })) {
        const told = at(json(exchange), 'Meta', 'TotalPages');
        if (typeof told !== 'number' || !isAlone(exchange, told)) continue;
        const place = below({ exchange }, 'Meta', 'TotalPages');
        yield look(place, told === 1, 'Expected one page where no link leads to another', told);
      }
      const walk = pageWalk(evidence);
      // A walk that ended too early says nothing of the number.
      if (walk === undefined || walk.cutShort) return;
      for (const { pages, ended } of [walk, ...shortWalks(evidence)]) {
        for (const exchange of pages) {
          const told = at(json(exchange), 'Meta', 'TotalPages');
          if (typeof told !== 'number') continue;
          const holds = ended ? told === pages.length : told >= pages.length;
          const place = below({ exchange }, 'Meta', 'TotalPages');
          yield look(place, holds, 'Expected the number of pages that there are', told, pages.length);
        }
      }
    },
    accept: {
      'three of three': three,
      'no number': [page(1, 2, { meta: {} }), page(2, 2, total(2))],
      'one, of one page alone': { ...page(1, 1, { records: [one, two], ...total(1) }), probe: 'happy' },
    },
    reject: {
      'the number of records': { ...page(1, 1, { records: [one, two], ...total(2) }), probe: 'happy' },
      'the number of records of a full page': { ...page(1, 1, { records: many, ...total(30) }), probe: 'happy' },
      'more than there are': [page(1, 2, total(9)), page(2, 2, total(9))],
      'fewer than there are': [page(1, 2, total(1)), page(2, 2, total(1))],
      'more than a shorter list has': [
        page(1, 9, total(9)),
        { ...page(1, 2, total(3)), probe: 'filter', variant: 'kept-by-links' },
        { ...page(2, 2, total(3)), follows: 'x2' },
      ],
    },
  }),
  rule({
    id: 'AISP-PAG-020',
    optional: true,
    level: 'MAY',
    // An example alone shows 1, and no sentence says it: by the other reading, nothing is no page, and TotalPages 0. So it is a MAY, and warns.
    title: 'An empty list counts as one page',
    matters:
      'A client that divides by TotalPages, or loops to it, breaks on a nought where there was merely nothing to show.',
    clause: clause('Read/Write Data API', '400 (Bad Request) v/s 404 (Not Found)'),
    scenarios: ['filters', 'reads'],
    needs: 'an empty list with Meta.TotalPages',
    apart: true,
    *judge(evidence) {
      for (const exchange of evidence.successes()) {
        const told = at(json(exchange), 'Meta', 'TotalPages');
        const later = linkOf(exchange, 'Prev') !== undefined;
        if (recordList(exchange)?.length !== 0 || typeof told !== 'number' || later) continue;
        yield look(below({ exchange }, 'Meta', 'TotalPages'), told === 1, 'Expected one page, if an empty one', told);
      }
    },
    accept: { one: page(1, 1, { records: [] }) },
    reject: { none: page(1, 1, { records: [], ...total(0) }) },
  }),
];
