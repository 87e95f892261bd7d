import { dropMember, eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'psu-without-party-id',
  title: 'Gives no PartyId to the one who authorised',
  breaks: ['AISP-PAR-003'],
  response: onOperation(
    'GET /party',
    eachRecord('Party', (record) => dropMember(record, 'PartyId')),
  ),
});
