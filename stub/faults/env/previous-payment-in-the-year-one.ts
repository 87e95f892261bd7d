import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'previous-payment-in-the-year-one',
  title: 'Dates the previous payment of a direct debit that had none to the first day of the calendar',
  breaks: ['AISP-ENV-015'],
  response: eachRecord('DirectDebit', (debit) => {
    debit.PreviousPaymentDateTime = '0001-01-01T00:00:00+00:00';
  }),
});
