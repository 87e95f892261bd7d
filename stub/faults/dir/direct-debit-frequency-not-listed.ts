import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'direct-debit-frequency-not-listed',
  title: 'Gives direct debits a Frequency of UK.OBIE that is not on its list',
  breaks: ['AISP-DIR-004'],
  releases: { since: '3.1.3', until: '3.1.11' },
  response: onOperation(
    'GET /accounts/{AccountId}/direct-debits',
    eachRecord('DirectDebit', (record) => {
      record.Frequency = 'UK.OBIE.EveryMonth';
    }),
  ),
});
