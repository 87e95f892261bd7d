import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'currency-in-small-letters',
  title: 'Writes the currency of the last collection of a direct debit in small letters',
  breaks: ['AISP-FMT-005'],
  response: eachRecord('DirectDebit', ({ PreviousPaymentAmount: money }) => {
    if (isObject(money)) money.Currency = String(money.Currency).toLowerCase();
  }),
});
