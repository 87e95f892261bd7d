import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'standing-order-with-time-of-day',
  title: 'Gives the next payment of a standing order a time of day',
  breaks: ['AISP-SEED-008', 'AISP-STO-013'],
  profiles: ['service'],
  response: eachRecord('StandingOrder', (order) => {
    const { NextPaymentDateTime: moment } = order;
    if (typeof moment === 'string') order.NextPaymentDateTime = `${moment.slice(0, 10)}T09:30:00+00:00`;
  }),
});
