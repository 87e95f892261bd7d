import { eachRecord, onGroup } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'scheduled-day-in-local-time',
  title: 'Writes the day of a scheduled payment as midnight of central Europe',
  breaks: ['AISP-SCP-007'],
  warns: ['AISP-SCP-007'],
  response: onGroup(
    'scheduled-payments',
    eachRecord('ScheduledPayment', (payment) => {
      payment.ScheduledPaymentDateTime = `${String(payment.ScheduledPaymentDateTime).slice(0, 10)}T00:00:00+01:00`;
    }),
  ),
});
