import { eachRecord, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'payee-bank-name-too-long',
  title: 'Names the bank of the payee of a standing order in 141 characters',
  breaks: ['AISP-V4-120'],
  releases: { since: '4.0.0' },
  response: eachRecord('StandingOrder', (record) => {
    setMember(record, 'CreditorAgent.Name', 'B'.repeat(141));
  }),
});
