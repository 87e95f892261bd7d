import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { bookedAt, page } from '../../core/page-sketches.ts';
import { linkOf, recordList } from '../../core/record-list.ts';
import { rule } from '../../core/rule.ts';
import { singleResources } from '../../core/single-resources.ts';

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => bookedAt(`t${index}`, '2026-03-12T10:00:00+00:00'));

export default rule({
  id: 'AISP-PAG-006',
  level: 'SHOULD',
  title: 'A page holds 25 to 1000 records, the last page excepted',
  matters:
    'Pages of a few records cost a TPP hundreds of calls for one account, and pages without bound cost it its memory.',
  clause: clause('Read/Write Data API', 'Pagination'),
  scenarios: ['reads', 'basic-view', 'paging'],
  needs: 'a list of records',
  apart: 'knowing all',
  *judge(evidence) {
    for (const exchange of evidence.successes()) {
      const { operation, probe, variant } = exchange.about;
      const count = recordList(exchange)?.length;
      if (count === undefined || operation === undefined || singleResources.includes(operation)) continue;
      const [after] = evidence.whole.successes({ follows: exchange.id, probe: 'page', variant: 'Next' });
      // A page whose next one is empty was the last; of a page that a link led to, or may have, nobody knows unless it was followed.
      const linked = (probe === 'page' && variant !== 'start') || probe === 'recorded';
      const further = after === undefined ? !linked : recordList(after)?.length !== 0;
      const few = count < 25 && further && linkOf(exchange, 'Next') !== undefined;
      yield look({ exchange }, !few && count <= 1000, 'Expected 25 to 1000 records on a page', count);
    }
  },
  accept: {
    '25 and a short last page': [page(1, 2, { records: many(25) }), page(2, 2, { records: many(3) })],
    'a short list': page(1, 1),
  },
  reject: {
    '10 and more to come': page(1, 2, { records: many(10) }),
    '1001 at once': page(1, 1, { records: many(1001) }),
  },
});
