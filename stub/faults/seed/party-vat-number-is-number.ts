import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'party-vat-number-is-number',
  title: 'Gives the VAT number of a party as a JSON number',
  breaks: ['AISP-SEED-010'],
  warns: ['AISP-SEED-010'],
  profiles: ['service'],
  response: onOperation(
    ['GET /party', 'GET /accounts/{AccountId}/party'],
    eachRecord('Party', (party) => {
      party.SupplementaryData = { VatNumber: 123456789 };
    }),
  ),
});
