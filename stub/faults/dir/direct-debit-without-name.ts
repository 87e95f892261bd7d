import { dropMember, eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'direct-debit-without-name',
  title: 'Leaves the name of who collects a direct debit out',
  breaks: ['AISP-DIR-001', 'AISP-DIR-001a'],
  response: onOperation(
    'GET /accounts/{AccountId}/direct-debits',
    eachRecord('DirectDebit', (record) => {
      dropMember(record, 'Name');
    }),
  ),
});
