import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';
import { agreementOf } from '../words.ts';

export default fault({
  id: 'standing-order-time-of-processing',
  title: 'Shows when standing orders are processed instead of the day alone',
  breaks: ['AISP-STO-013', 'AISP-SEED-008'],
  profiles: ['service'],
  response: onOperation(
    'GET /accounts/{AccountId}/standing-orders',
    eachRecord('StandingOrder', (record, { release }) => {
      const agreed = agreementOf(record, release);
      if (agreed === undefined) return;
      agreed.FirstPaymentDateTime = String(agreed.FirstPaymentDateTime).replace('T00:00:00', 'T05:30:00');
    }),
  ),
});
