import { clause } from '../../core/clause.ts';
import { entryStatus } from '../../core/entry-status.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { sampleTransaction } from '../../core/sample-records.ts';

const transaction = (Status: string, TransactionMutability?: string) => ({
  operation: 'GET /accounts/{AccountId}/transactions' as const,
  data: { Transaction: [sampleTransaction({ Status, TransactionMutability })] },
});

export default rule({
  id: 'AISP-TRA-004',
  optional: true,
  level: 'MUST NOT',
  title: 'A pending transaction is not marked as immutable',
  matters:
    'A TPP stops asking for what is immutable: if it was pending, the final amount of a hotel or a petrol pump never arrives.',
  clause: clause('Transactions', 'Mutability'),
  releases: { since: '3.1.5' },
  scenarios: ['reads', 'basic-view'],
  needs: 'a pending transaction',
  apart: true,
  *judge(evidence) {
    for (const found of evidence.records('Transaction')) {
      if (entryStatus(found.value) !== 'Pending') continue;
      yield look(
        below(found, 'TransactionMutability'),
        found.value.TransactionMutability !== 'Immutable',
        'Expected a pending transaction to be mutable',
        found.value.TransactionMutability,
      );
    }
  },
  accept: {
    'marked as mutable': transaction('Pending', 'Mutable'),
    'not marked': transaction('Pending'),
    'immutable once booked': [transaction('Pending', 'Mutable'), transaction('Booked', 'Immutable')],
  },
  reject: { 'marked as immutable': transaction('Pending', 'Immutable') },
});
