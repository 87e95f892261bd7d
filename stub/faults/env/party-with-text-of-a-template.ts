import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'party-with-text-of-a-template',
  title: 'Leaves the word of a template where a party has no number',
  breaks: ['AISP-ENV-015'],
  response: eachRecord('Party', (party) => {
    party.PartyNumber = 'string';
  }),
});
