import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'party-type-of-its-own',
  title: 'Has a PartyType of its own',
  breaks: ['AISP-PAR-004'],
  releases: { since: '3.1.1' },
  response: onOperation(
    'GET /accounts/{AccountId}/parties',
    eachRecord('Party', (record) => {
      if (record.PartyType === 'Delegate') record.PartyType = 'Director';
    }),
  ),
});
