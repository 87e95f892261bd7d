import { dropMember, eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'direct-debit-without-mandate',
  title: 'Leaves the mandate of a direct debit out',
  breaks: ['AISP-DIR-001'],
  releases: { until: '3.1.11' },
  response: onOperation(
    'GET /accounts/{AccountId}/direct-debits',
    eachRecord('DirectDebit', (record) => {
      dropMember(record, 'MandateIdentification');
    }),
  ),
});
