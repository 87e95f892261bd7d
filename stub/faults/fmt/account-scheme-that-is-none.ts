import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'account-scheme-that-is-none',
  title: 'Names the scheme of an IBAN as the standard does not',
  breaks: ['AISP-FMT-014'],
  response: eachRecord('Account', ({ Account: identifications }) => {
    for (const entry of Array.isArray(identifications) ? identifications : []) {
      if (!isObject(entry) || entry.SchemeName !== 'UK.OBIE.IBAN') continue;
      entry.SchemeName = 'UK.OBIE.InternationalBankAccountNumber';
    }
  }),
});
