import { dropMember, eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'direct-debit-amount-without-currency',
  title: 'Leaves the currency of the last collection out',
  breaks: ['AISP-DIR-003'],
  response: onOperation(
    'GET /accounts/{AccountId}/direct-debits',
    eachRecord('DirectDebit', (record) => {
      dropMember(record, 'PreviousPaymentAmount.Currency');
    }),
  ),
});
