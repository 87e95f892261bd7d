import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'creditor-reference-too-long',
  title: 'Gives a reference of 36 characters with a standing order',
  breaks: ['AISP-V4-114'],
  releases: { since: '4.0.0' },
  response: eachRecord('StandingOrder', (record) => {
    record.RemittanceInformation = { Structured: [{ CreditorReferenceInformation: { Reference: 'R'.repeat(36) } }] };
  }),
});
