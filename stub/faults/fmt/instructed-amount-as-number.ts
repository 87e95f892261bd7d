import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'instructed-amount-as-number',
  title: 'Writes the amount of a scheduled payment as a number',
  breaks: ['AISP-FMT-003'],
  response: eachRecord('ScheduledPayment', ({ InstructedAmount: money }) => {
    if (isObject(money)) money.Amount = Number(money.Amount);
  }),
});
