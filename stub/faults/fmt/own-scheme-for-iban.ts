import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'own-scheme-for-iban',
  title: 'Names IBANs by a scheme of its own',
  breaks: ['AISP-FMT-017'],
  response: eachRecord('Account', ({ Account: identifications }) => {
    for (const entry of Array.isArray(identifications) ? identifications : []) {
      if (!isObject(entry) || entry.SchemeName !== 'UK.OBIE.IBAN') continue;
      entry.SchemeName = 'UK.StubBank.IBAN';
    }
  }),
});
