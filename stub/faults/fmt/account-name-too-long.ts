import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'account-name-too-long',
  title: 'Repeats the name of an account until it has more than 350 characters',
  breaks: ['AISP-FMT-030'],
  response: eachRecord('Account', ({ Account: identifications }) => {
    for (const entry of Array.isArray(identifications) ? identifications : []) {
      if (isObject(entry)) entry.Name = `${String(entry.Name)} `.repeat(36);
    }
  }),
});
