import { dropMember, eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'party-address-needs-accounts-detail',
  title: 'Shows the address of the PSU only to a consent with ReadAccountsDetail',
  breaks: ['AISP-PAR-015'],
  response: onOperation(
    'GET /party',
    eachRecord('Party', (record, { permissions }) => {
      if (!permissions.includes('ReadAccountsDetail')) dropMember(record, 'Address');
    }),
  ),
});
