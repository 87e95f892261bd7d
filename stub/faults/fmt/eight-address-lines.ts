import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

const lines = ['Flat 2', 'Kaur Court', 'Long Lane', 'Uplands', 'Sketty', 'Swansea', 'Wales', 'United Kingdom'];

export default fault({
  id: 'eight-address-lines',
  title: 'Shows the address of a party in eight lines',
  breaks: ['AISP-FMT-028'],
  releases: { since: '4.0.0' },
  response: eachRecord('Party', ({ Address: addresses }) => {
    for (const address of Array.isArray(addresses) ? addresses : []) {
      if (isObject(address)) address.AddressLine = [...lines];
    }
  }),
});
