import { dropMember, eachRecord, isObject, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'psu-address-without-country',
  title: 'Leaves the country of the address of the one who authorised out',
  breaks: ['AISP-PAR-009'],
  releases: { until: '3.1.11' },
  response: onOperation(
    'GET /party',
    eachRecord('Party', ({ Address }) => {
      for (const address of Array.isArray(Address) ? Address : [])
        if (isObject(address)) dropMember(address, 'Country');
    }),
  ),
});
