import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'roll-number-too-long',
  title: 'Pads the roll number of a savings account to 40 characters',
  breaks: ['AISP-ACC-014'],
  response: eachRecord('Account', ({ Account: identifications }) => {
    for (const entry of Array.isArray(identifications) ? identifications : []) {
      if (!isObject(entry) || typeof entry.SecondaryIdentification !== 'string') continue;
      entry.SecondaryIdentification = entry.SecondaryIdentification.padEnd(40, '0');
    }
  }),
});
