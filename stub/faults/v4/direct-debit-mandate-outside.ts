import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'direct-debit-mandate-outside',
  title: 'Keeps the identification of a mandate where version 3.1 had it',
  breaks: ['AISP-V4-098'],
  releases: { since: '4.0.0' },
  response: eachRecord('DirectDebit', (record) => {
    record.MandateIdentification = 'MANDATE-0042';
  }),
});
