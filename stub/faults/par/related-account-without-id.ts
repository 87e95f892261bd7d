import { dropMember, eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'related-account-without-id',
  title: 'Leaves the Id of the related account out',
  breaks: ['AISP-PAR-007'],
  releases: { since: '3.1.1' },
  response: onOperation(
    'GET /accounts/{AccountId}/party',
    eachRecord('Party', (record) => {
      dropMember(record, 'Relationships.Account.Id');
    }),
  ),
});
