import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';
import { unknownMembersRefused } from '../shown-in.ts';

export default fault({
  id: 'standing-orders-among-scheduled-payments',
  title: 'Lists payments with a Frequency among the scheduled payments',
  breaks: ['AISP-EP-031'],
  releases: unknownMembersRefused,
  response: eachRecord('ScheduledPayment', (payment) => {
    payment.Frequency = 'IntrvlMnthDay:01:05';
  }),
});
