import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'six-address-lines',
  title: 'Shows the address of a party in six lines',
  breaks: ['AISP-FMT-028'],
  releases: { until: '3.1.11' },
  response: eachRecord('Party', ({ Address: addresses }) => {
    for (const address of Array.isArray(addresses) ? addresses : []) {
      if (isObject(address)) address.AddressLine = ['Flat 2', 'Kaur Court', 'Long Lane', 'Uplands', 'Swansea', 'Wales'];
    }
  }),
});
