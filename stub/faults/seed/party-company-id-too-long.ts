import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'party-company-id-too-long',
  title: 'Gives the company number of a party with its name and town',
  breaks: ['AISP-SEED-011'],
  warns: ['AISP-SEED-011'],
  profiles: ['service'],
  response: onOperation(
    ['GET /party', 'GET /accounts/{AccountId}/party'],
    eachRecord('Party', (party) => {
      party.SupplementaryData = { CompanyId: '01234567 Northmoor Timber & Haulage Ltd, Sheffield' };
    }),
  ),
});
