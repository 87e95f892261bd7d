import { recordsChanged } from '../records.ts';
import { variant } from '../variant.ts';

const lists = (record: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, record[name] ?? []]));

export default variant({
  id: 'nested-lists-present',
  title: 'Sends the lists inside a record although they are empty',
  clause: 'Read/Write Data API, Optional Fields: an array without entries is an empty array; contradiction C18',
  resembles: ['AISP-HTTP-019', 'AISP-ENV-015'],
  world: recordsChanged({
    Balance: (record) => lists(record, ['CreditLine']),
    Transaction: (record) => lists(record, ['StatementReference']),
    Statement: (record) =>
      lists(record, [
        'StatementBenefit',
        'StatementFee',
        'StatementInterest',
        'StatementDateTime',
        'StatementRate',
        'StatementValue',
      ]),
  }),
});
