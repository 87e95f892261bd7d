import { emptyBody } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'bulk-standing-orders-empty-body',
  title: 'Answers for the standing orders of all accounts with 200 and no body',
  breaks: ['AISP-EP-015'],
  response: onOperation('GET /standing-orders', emptyBody),
});
