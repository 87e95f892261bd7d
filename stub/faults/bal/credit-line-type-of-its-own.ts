import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'credit-line-type-of-its-own',
  title: 'Calls a credit line an overdraft',
  breaks: ['AISP-BAL-005'],
  response: eachRecord('Balance', ({ CreditLine: lines }) => {
    for (const line of Array.isArray(lines) ? lines : []) {
      if (isObject(line)) line.Type = 'Overdraft';
    }
  }),
});
