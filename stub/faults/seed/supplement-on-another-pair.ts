import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'supplement-on-another-pair',
  title: 'Gives SupplementaryData on all parties of an account, and not on the one who authorised',
  breaks: ['AISP-SEED-017'],
  warns: ['AISP-SEED-017'],
  profiles: ['service'],
  response: eachRecord('Party', (party, { operation }) => {
    if (operation === 'GET /party') delete party.SupplementaryData;
    if (operation === 'GET /accounts/{AccountId}/parties') party.SupplementaryData = { CompanyId: '01234567' };
  }),
});
