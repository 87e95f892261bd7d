import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'scheme-namespace-without-country',
  title: 'Puts a scheme of its own in a namespace that names no country',
  breaks: ['AISP-FMT-016'],
  response: eachRecord('Account', ({ Account: identifications }) => {
    for (const entry of Array.isArray(identifications) ? identifications : []) {
      if (!isObject(entry) || entry.SchemeName !== 'UK.OBIE.IBAN') continue;
      entry.SchemeName = 'StubBank.International';
    }
  }),
});
