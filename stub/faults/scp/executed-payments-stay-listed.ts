import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'executed-payments-stay-listed',
  title: 'Goes on listing a scheduled payment after it was made',
  breaks: ['AISP-SCP-003'],
  response: eachRecord('ScheduledPayment', (record) => {
    record.ScheduledPaymentDateTime = String(record.ScheduledPaymentDateTime)
      .replace(/^\d{4}/, '2024')
      .replace('-02-29', '-02-28');
  }),
});
