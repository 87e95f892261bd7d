import { refuseBare } from '../breakdowns.ts';
import { onStatus } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'throttled-unavailable',
  title: 'Answers 503 when calls come too fast',
  breaks: ['AISP-HTTP-026'],
  response: onStatus(429, (draft) => refuseBare(draft, 503)),
});
