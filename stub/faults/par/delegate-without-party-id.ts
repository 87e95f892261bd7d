import { dropMember, eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'delegate-without-party-id',
  title: 'Gives no PartyId to those who only operate an account',
  breaks: ['AISP-PAR-003'],
  releases: { since: '3.1.1' },
  response: onOperation(
    'GET /accounts/{AccountId}/parties',
    eachRecord('Party', (record) => {
      if (record.PartyType === 'Delegate') dropMember(record, 'PartyId');
    }),
  ),
});
