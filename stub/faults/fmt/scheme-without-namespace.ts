import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'scheme-without-namespace',
  title: 'Names account schemes without their namespace, as version 1 did',
  breaks: ['AISP-FMT-015'],
  response: eachRecord('Account', ({ Account: identifications }) => {
    for (const entry of Array.isArray(identifications) ? identifications : []) {
      if (!isObject(entry) || entry.SchemeName !== 'UK.OBIE.IBAN') continue;
      entry.SchemeName = 'IBAN';
    }
  }),
});
