import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'account-role-not-listed',
  title: 'Gives a party an AccountRole of UK.OBIE that is not on its list',
  breaks: ['AISP-PAR-006'],
  releases: { since: '3.1.2' },
  response: onOperation(
    'GET /accounts/{AccountId}/parties',
    eachRecord('Party', (record) => {
      if (record.PartyType === 'Delegate') record.AccountRole = 'UK.OBIE.Director';
    }),
  ),
});
