import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'iban-without-check-digits',
  title: 'Shows IBANs with 00 for their check digits',
  breaks: ['AISP-FMT-010'],
  response: eachRecord('Account', ({ Account: identifications }) => {
    for (const entry of Array.isArray(identifications) ? identifications : []) {
      if (!isObject(entry) || entry.SchemeName !== 'UK.OBIE.IBAN') continue;
      entry.Identification = String(entry.Identification).replace(/^(..)../, '$100');
    }
  }),
});
