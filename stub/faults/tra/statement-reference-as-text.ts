import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'statement-reference-as-text',
  title: 'Writes the one StatementReference of a transaction as text',
  breaks: ['AISP-TRA-008'],
  response: eachRecord('Transaction', (transaction) => {
    const { StatementReference: references } = transaction;
    if (Array.isArray(references)) transaction.StatementReference = references[0] ?? '';
  }),
});
