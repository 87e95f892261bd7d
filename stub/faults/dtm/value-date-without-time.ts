import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'value-date-without-time',
  title: 'Gives the value date of a transaction as a date alone',
  breaks: ['AISP-DTM-009', 'AISP-SEED-007'],
  response: eachRecord('Transaction', (transaction) => {
    const { ValueDateTime: at } = transaction;
    if (typeof at === 'string') transaction.ValueDateTime = at.slice(0, 10);
  }),
});
