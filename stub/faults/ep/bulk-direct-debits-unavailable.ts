import { unavailable } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'bulk-direct-debits-unavailable',
  title: 'Answers for the direct debits of all accounts with 503',
  breaks: ['AISP-EP-013'],
  profiles: ['full'],
  response: onOperation('GET /direct-debits', unavailable),
});
