import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';
import { agreementOf } from '../words.ts';

export default fault({
  id: 'standing-order-ends-before-it-begins',
  title: 'Fills FinalPaymentDateTime with a date of long ago where there is no end',
  breaks: ['AISP-STO-008'],
  response: onOperation(
    'GET /accounts/{AccountId}/standing-orders',
    eachRecord('StandingOrder', (record, { release }) => {
      const agreed = agreementOf(record, release);
      if (agreed === undefined || record.NextPaymentDateTime === undefined) return;
      agreed.FinalPaymentDateTime = '1970-01-01T00:00:00+00:00';
    }),
  ),
});
