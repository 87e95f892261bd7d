import { inRange } from '../../../schemas/releases.ts';
import { openApiClause } from '../../core/clause.ts';
import { isObject } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { isNothing } from '../../core/placeholders.ts';
import { rule } from '../../core/rule.ts';
import { sampleTransaction } from '../../core/sample-records.ts';

const place = '/Data/Transaction/*/SupplementaryData';
const transaction = (SupplementaryData?: unknown) => ({
  operation: 'GET /transactions' as const,
  data: { Transaction: [sampleTransaction({ SupplementaryData })] },
});

export default rule({
  id: 'AISP-TRA-017',
  level: 'MUST',
  optional: true,
  title: 'SupplementaryData of a transaction is an object of the bank’s own, and until release 3.1.1 an empty one',
  matters: 'A text or a list where an object is due breaks the parser of clients that do not even use it.',
  clause: openApiClause('OBSupplementaryData1'),
  scenarios: ['reads', 'basic-view', 'transaction-permissions'],
  needs: 'a transaction with SupplementaryData',
  owns: { rule: 'AISP-TRA-017', families: ['transaction'], at: [place, `${place}/*`] },
  apart: true,
  *judge(evidence, { release }) {
    const empty = inRange(release, { until: '3.1.1' });
    for (const found of evidence.records('Transaction')) {
      const { SupplementaryData: data } = found.value;
      if (data === undefined || isNothing(below(found, 'SupplementaryData'))) continue;
      const holds = isObject(data) && (!empty || Object.keys(data).length === 0);
      const expected = empty ? 'Expected an object without members' : 'Expected an object';
      yield look(below(found, 'SupplementaryData'), holds, expected, data);
    }
  },
  accept: {
    'members of the bank': transaction({ CashMachine: '004711' }),
    'no member': transaction({}),
    'one of two has it': [transaction({ CashMachine: '004711' }), transaction()],
  },
  reject: { 'a text': transaction('004711'), 'a list': transaction([{ CashMachine: '004711' }]) },
});
