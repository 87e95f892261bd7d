import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'scheme-names-in-small-letters',
  title: 'Writes the scheme of every identification of an account in small letters',
  breaks: ['AISP-FMT-016'],
  response: eachRecord('Account', ({ Account: identifications }) => {
    for (const entry of Array.isArray(identifications) ? identifications : []) {
      if (isObject(entry)) entry.SchemeName = String(entry.SchemeName).toLowerCase();
    }
  }),
});
