import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'psu-type-of-its-own',
  title: 'Has a PartyType of its own for the one who authorised',
  breaks: ['AISP-PAR-004'],
  response: onOperation(
    'GET /party',
    eachRecord('Party', (record) => {
      if (record.PartyType !== undefined) record.PartyType = 'Customer';
    }),
  ),
});
