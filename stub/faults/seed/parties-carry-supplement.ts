import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'parties-carry-supplement',
  title: 'Gives SupplementaryData on all parties of an account, too',
  breaks: ['AISP-SEED-017'],
  profiles: ['service'],
  releases: { since: '3.1.1' },
  response: onOperation(
    'GET /accounts/{AccountId}/parties',
    eachRecord('Party', (party) => {
      party.SupplementaryData = { CompanyId: '01234567' };
    }),
  ),
});
