import { emptyBody } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'party-empty-body',
  title: 'Answers for the PSU with 200 and no body',
  breaks: ['AISP-EP-024'],
  response: onOperation('GET /party', emptyBody),
});
