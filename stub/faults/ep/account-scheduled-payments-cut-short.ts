import { cutShort, whereRecords } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'account-scheduled-payments-cut-short',
  title: 'Sends the scheduled payments of an account only in part',
  breaks: ['AISP-EP-016'],
  response: onOperation('GET /accounts/{AccountId}/scheduled-payments', whereRecords('ScheduledPayment', cutShort)),
});
