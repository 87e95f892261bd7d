import { dropMember, eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';
import { agreementOf } from '../words.ts';

export default fault({
  id: 'standing-order-without-frequency',
  title: 'Leaves the Frequency of a standing order out',
  breaks: ['AISP-STO-001'],
  releases: { until: '3.1.11' },
  response: onOperation(
    'GET /accounts/{AccountId}/standing-orders',
    eachRecord('StandingOrder', (record, { release }) => {
      dropMember(agreementOf(record, release), 'Frequency');
    }),
  ),
});
