import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'counted-credit-line-not-marked',
  title: 'Counts a credit line in the available balance and says that it does not',
  breaks: ['AISP-BAL-006'],
  response: eachRecord('Balance', ({ CreditLine: lines }) => {
    for (const line of Array.isArray(lines) ? lines : []) {
      if (isObject(line)) line.Included = false;
    }
  }),
});
