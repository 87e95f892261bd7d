import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'zero-balance-as-debit',
  title: 'Calls a balance of zero a debit',
  breaks: ['AISP-FMT-004'],
  response: eachRecord('Balance', (balance) => {
    if (isObject(balance.Amount) && Number(balance.Amount.Amount) === 0) balance.CreditDebitIndicator = 'Debit';
  }),
});
