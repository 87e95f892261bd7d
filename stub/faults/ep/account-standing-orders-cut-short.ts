import { cutShort, whereRecords } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'account-standing-orders-cut-short',
  title: 'Sends the standing orders of an account only in part',
  breaks: ['AISP-EP-014'],
  response: onOperation('GET /accounts/{AccountId}/standing-orders', whereRecords('StandingOrder', cutShort)),
});
