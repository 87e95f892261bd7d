import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'phone-in-national-form',
  title: 'Writes phone numbers of parties in their national form',
  breaks: ['AISP-FMT-024'],
  response: eachRecord('Party', (party) => {
    if (party.Phone !== undefined) party.Phone = '0113 496 0962';
  }),
});
