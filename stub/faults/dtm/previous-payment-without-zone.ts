import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'previous-payment-without-zone',
  title: 'Leaves the time zone out of the last collection of a direct debit',
  breaks: ['AISP-DTM-001'],
  response: eachRecord('DirectDebit', (debit) => {
    const { PreviousPaymentDateTime: at } = debit;
    if (typeof at === 'string') debit.PreviousPaymentDateTime = at.slice(0, 19);
  }),
});
