import { dropMember, eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'direct-debit-amount-needs-detail',
  title: 'Shows the last collection only to a consent with ReadTransactionsDetail',
  breaks: ['AISP-DIR-005'],
  response: onOperation(
    'GET /accounts/{AccountId}/direct-debits',
    eachRecord('DirectDebit', (record, { permissions }) => {
      if (!permissions.includes('ReadTransactionsDetail')) dropMember(record, 'PreviousPaymentAmount');
    }),
  ),
});
