import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'psu-carries-supplement',
  title: 'Gives SupplementaryData to the one who authorised, for which its profile has no place',
  breaks: ['AISP-SEED-017'],
  profiles: ['full'],
  response: onOperation(
    'GET /party',
    eachRecord('Party', (party) => {
      party.SupplementaryData = { CompanyId: '01234567' };
    }),
  ),
});
