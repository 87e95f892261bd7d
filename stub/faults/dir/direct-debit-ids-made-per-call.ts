import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'direct-debit-ids-made-per-call',
  title: 'Gives direct debits new ids with every call',
  breaks: ['AISP-DIR-008'],
  response: onOperation(
    'GET /accounts/{AccountId}/direct-debits',
    eachRecord('DirectDebit', (record, { sequence }) => {
      record.DirectDebitId = `${sequence}-${String(record.DirectDebitId)}`;
    }),
  ),
});
