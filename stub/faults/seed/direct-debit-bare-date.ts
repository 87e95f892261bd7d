import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'direct-debit-bare-date',
  title: 'Gives PreviousPaymentDateTime of a direct debit as a bare date',
  breaks: ['AISP-DTM-009', 'AISP-SEED-007'],
  response: eachRecord('DirectDebit', (mandate) => {
    const { PreviousPaymentDateTime: moment } = mandate;
    if (typeof moment === 'string') mandate.PreviousPaymentDateTime = moment.slice(0, 10);
  }),
});
