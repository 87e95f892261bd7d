import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'value-date-on-30-february',
  title: 'Values transactions on the 30th of February',
  breaks: ['AISP-DTM-002'],
  response: eachRecord('Transaction', (transaction) => {
    if (transaction.ValueDateTime !== undefined) transaction.ValueDateTime = '2016-02-30T09:00:00+00:00';
  }),
});
