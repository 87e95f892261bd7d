import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'payment-purpose-in-words',
  title: 'Says in a word what a payment was for',
  breaks: ['AISP-V4-089'],
  releases: { since: '4.0.0' },
  response: eachRecord('Transaction', (record) => {
    if (record.PaymentPurposeCode !== undefined) record.PaymentPurposeCode = 'Rent';
  }),
});
