import { refuseBare } from '../breakdowns.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'get-with-content-type-unsupported',
  title: 'Answers a GET with a Content-Type other than JSON with 415',
  breaks: ['AISP-HDR-020', 'AISP-HTTP-009'],
  response: (draft, { method, headers }) => {
    if (method === 'GET' && headers.get('content-type')?.startsWith('text/') === true) refuseBare(draft, 415);
  },
});
