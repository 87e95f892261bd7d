import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'party-supplement-is-text',
  title: 'Gives SupplementaryData of a party as a text',
  breaks: ['AISP-SEED-009'],
  profiles: ['service'],
  response: onOperation(
    ['GET /party', 'GET /accounts/{AccountId}/party'],
    eachRecord('Party', (party) => {
      party.SupplementaryData = 'VAT GB123456789';
    }),
  ),
});
