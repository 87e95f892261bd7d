import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'ultimate-debtor-as-text',
  title: 'Gives the name alone for whoever had a payment made',
  breaks: ['AISP-V4-087'],
  releases: { since: '4.0.0' },
  response: eachRecord('Transaction', (record) => {
    if (record.UltimateDebtor !== undefined) record.UltimateDebtor = 'Harbour Print Ltd';
  }),
});
