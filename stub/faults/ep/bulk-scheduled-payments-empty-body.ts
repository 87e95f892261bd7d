import { emptyBody } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'bulk-scheduled-payments-empty-body',
  title: 'Answers for the scheduled payments of all accounts with 200 and no body',
  breaks: ['AISP-EP-017'],
  response: onOperation('GET /scheduled-payments', emptyBody),
});
