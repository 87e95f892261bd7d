import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'standing-order-ids-among-scheduled-payments',
  title: 'Lists payments with a StandingOrderId among the scheduled payments',
  breaks: ['AISP-SEED-022'],
  profiles: ['service'],
  // In the others their schemas refuse the member as well.
  releases: { since: '3.1.2', until: '3.1.3' },
  response: eachRecord('ScheduledPayment', (payment) => {
    payment.StandingOrderId = 'so-1';
  }),
});
