import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'standing-order-amounts-as-numbers',
  title: 'Sends the next amount of standing orders as a number',
  breaks: ['AISP-FMT-003'],
  response: eachRecord('StandingOrder', ({ NextPaymentAmount: next }) => {
    if (isObject(next)) next.Amount = Number(next.Amount);
  }),
});
