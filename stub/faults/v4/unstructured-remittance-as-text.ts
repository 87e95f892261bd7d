import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'unstructured-remittance-as-text',
  title: 'Gives the reference of a standing order as one text where a list is due',
  breaks: ['AISP-V4-113'],
  releases: { since: '4.0.0' },
  response: eachRecord('StandingOrder', (record) => {
    record.RemittanceInformation = { Unstructured: 'RENT' };
  }),
});
