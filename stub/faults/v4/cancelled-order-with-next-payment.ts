import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'cancelled-order-with-next-payment',
  title: 'Calls standing orders cancelled and tells when they are paid next',
  breaks: ['AISP-V4-118'],
  releases: { since: '4.0.0' },
  response: eachRecord('StandingOrder', (record) => {
    if (record.NextPaymentDateTime !== undefined) record.StandingOrderStatusCode = 'CANC';
  }),
});
