import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'credit-line-included-as-text',
  title: 'Says with a letter whether a credit line is included',
  breaks: ['AISP-FMT-029'],
  response: eachRecord('Balance', ({ CreditLine: lines }) => {
    for (const line of Array.isArray(lines) ? lines : []) {
      if (isObject(line)) line.Included = line.Included === true ? 'Y' : 'N';
    }
  }),
});
