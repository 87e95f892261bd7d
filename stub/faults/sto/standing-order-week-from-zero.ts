import { eachRecord, isObject, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';
import { agreementOf } from '../words.ts';

export default fault({
  id: 'standing-order-week-from-zero',
  title: 'Counts the days of the week from nought',
  breaks: ['AISP-STO-005', 'AISP-V4-105'],
  response: onOperation(
    'GET /accounts/{AccountId}/standing-orders',
    eachRecord('StandingOrder', (record, { release }) => {
      const agreed = agreementOf(record, release);
      if (agreed === undefined) return;
      if (isObject(agreed.Frequency)) {
        if (agreed.Frequency.Type === 'WEEK') agreed.Frequency = { Type: 'IntrvlWkDay:01:00' };
      } else agreed.Frequency = String(agreed.Frequency).replace(/^IntrvlWkDay:01:0\d$/, 'IntrvlWkDay:01:00');
    }),
  ),
});
