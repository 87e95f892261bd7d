import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'announced-payment-in-the-past',
  title: 'Announces payments for a day that has passed',
  breaks: ['AISP-V4-096'],
  releases: { since: '4.0.0' },
  response: eachRecord('Transaction', (record) => {
    if (record.Status === 'FUTR') record.ValueDateTime = '2020-02-03T00:00:00+00:00';
  }),
});
