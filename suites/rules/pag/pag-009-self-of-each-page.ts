import { clause } from '../../core/clause.ts';
import { below, lenient, look } from '../../core/look.ts';
import { bookedAt, page, pageBy, pageUri } from '../../core/page-sketches.ts';
import { pageWalk } from '../../core/page-walk.ts';
import { keysOf, linkOf, sameKeys } from '../../core/record-list.ts';
import { rule } from '../../core/rule.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

const expected = 'Expected behind Links.Self the page that it stands on';

export default rule({
  id: 'AISP-PAG-009',
  optional: true,
  level: 'MUST',
  tolerates: ['pages-shift'],
  title: 'Each page has a Links.Self of its own, which brings it again',
  matters:
    'A client that resumes after a break goes on from the Self of its last page; if that is the first page, it starts over or stores all twice.',
  clause: clause('Read/Write Data API', 'Pagination'),
  scenarios: ['paging'],
  needs: 'a list of transactions of more than one page',
  *judge(evidence) {
    const seen = new Set<string>();
    for (const exchange of pageWalk(evidence)?.pages ?? []) {
      const self = linkOf(exchange, 'Self');
      if (self === undefined) continue;
      const place = below({ exchange }, 'Links', 'Self');
      if (seen.size > 0)
        yield look(place, !seen.has(self), 'Expected another Links.Self than on the pages before', self);
      seen.add(self);
      for (const again of evidence.select({ probe: 'page', variant: 'Self', follows: exchange.id })) {
        const [before, after] = [keysOf(exchange), keysOf(again)];
        // Pages may shift while data changes, but not beyond recognition.
        const moved = isSuccess(again) && after.some((key) => before.includes(key));
        const judge = moved ? lenient('pages-shift') : look;
        yield judge({ exchange: again }, isSuccess(again) && sameKeys(before, after), expected, statusOf(again));
      }
    }
  },
  accept: {
    'its own': [page(1, 2), page(2, 2), pageBy('Self', 'x2', 2, 2)],
  },
  reject: {
    'that of the first page': [page(1, 2), page(2, 2, { links: { Self: pageUri(1) } })],
    'one that brings the first page': [page(1, 2), page(2, 2), pageBy('Self', 'x2', 1, 2)],
    'one that leads nowhere': [page(1, 2), page(2, 2), { ...pageBy('Self', 'x2', 2, 2), status: 400 }],
    'one that brings the page with a record more': [
      page(1, 2),
      page(2, 2, { records: [bookedAt('a', '2026-03-12T10:00:00Z')] }),
      pageBy('Self', 'x2', 2, 2, { records: ['a', 'b'].map((id) => bookedAt(id, '2026-03-12T10:00:00Z')) }),
    ],
  },
});
