import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'interest-described-at-length',
  title: 'Describes the interest of a statement in more than 128 characters',
  breaks: ['AISP-STA-007'],
  profiles: ['full'],
  releases: { since: '3.1.1' },
  response: eachRecord('Statement', ({ StatementInterest: list }) => {
    for (const interest of Array.isArray(list) ? list : []) {
      if (isObject(interest)) interest.Description = 'Interest on the balance of each day, before tax. '.repeat(3);
    }
  }),
});
