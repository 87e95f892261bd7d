import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';
import { mandateEnded } from '../words.ts';

export default fault({
  id: 'direct-debit-status-of-its-own',
  title: 'Calls a direct debit that has ended Cancelled',
  breaks: ['AISP-DIR-002'],
  response: onOperation(
    'GET /accounts/{AccountId}/direct-debits',
    eachRecord('DirectDebit', (record) => {
      if (mandateEnded(record.DirectDebitStatusCode)) record.DirectDebitStatusCode = 'Cancelled';
    }),
  ),
});
