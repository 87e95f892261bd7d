import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'previous-payment-not-a-date',
  title: 'Writes the last collection of a direct debit in words for people, which are no date-time',
  breaks: ['AISP-DTM-001', 'AISP-SEED-007'],
  response: eachRecord('DirectDebit', (debit) => {
    const { PreviousPaymentDateTime: at } = debit;
    if (typeof at === 'string') debit.PreviousPaymentDateTime = new Date(at).toUTCString();
  }),
});
