import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'direct-debit-status-of-its-own',
  title: 'Calls a direct debit that has ended Cancelled',
  breaks: ['AISP-DIR-002'],
  response: onOperation(
    'GET /accounts/{AccountId}/direct-debits',
    eachRecord('DirectDebit', (record) => {
      if (record.DirectDebitStatusCode === 'Inactive') record.DirectDebitStatusCode = 'Cancelled';
    }),
  ),
});
