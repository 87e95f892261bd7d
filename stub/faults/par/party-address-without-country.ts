import { dropMember, eachRecord, isObject, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'party-address-without-country',
  title: 'Leaves the country of addresses at home out',
  breaks: ['AISP-PAR-009'],
  releases: { since: '3.1.1', until: '3.1.11' },
  response: onOperation(
    'GET /accounts/{AccountId}/parties',
    eachRecord('Party', ({ Address }) => {
      for (const address of Array.isArray(Address) ? Address : [])
        if (isObject(address)) dropMember(address, 'Country');
    }),
  ),
});
