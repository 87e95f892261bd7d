import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'party-address-as-object',
  title: 'Gives the address of a party as one object',
  breaks: ['AISP-PAR-009a'],
  releases: { since: '4.0.0' },
  response: eachRecord('Party', (record) => {
    if (Array.isArray(record.Address)) record.Address = record.Address[0] ?? {};
  }),
});
