import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'party-supplement-with-more-members',
  title: 'Gives the sector of a party in SupplementaryData',
  breaks: ['AISP-SEED-012'],
  warns: ['AISP-SEED-012'],
  profiles: ['service'],
  response: onOperation(
    ['GET /party', 'GET /accounts/{AccountId}/party'],
    eachRecord('Party', (party) => {
      party.SupplementaryData = { Sector: 'Retail' };
    }),
  ),
});
