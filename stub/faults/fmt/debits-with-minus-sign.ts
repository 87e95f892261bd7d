import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'debits-with-minus-sign',
  title: 'Writes the amount of a debit with a minus sign',
  breaks: ['AISP-FMT-003'],
  response: eachRecord('Transaction', ({ Amount: money, CreditDebitIndicator: side }) => {
    if (side === 'Debit' && isObject(money)) money.Amount = `-${String(money.Amount)}`;
  }),
});
