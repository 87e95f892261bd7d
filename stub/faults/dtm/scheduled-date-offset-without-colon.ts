import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'scheduled-date-offset-without-colon',
  title: 'Writes the offset of a scheduled payment without its colon',
  breaks: ['AISP-DTM-001'],
  response: eachRecord('ScheduledPayment', (payment) => {
    const { ScheduledPaymentDateTime: at } = payment;
    if (typeof at === 'string') payment.ScheduledPaymentDateTime = at.replace('+00:00', '+0000');
  }),
});
