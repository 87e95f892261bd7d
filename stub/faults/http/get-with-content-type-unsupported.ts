import { refuseBare } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'get-with-content-type-unsupported',
  title: 'Answers a GET with a Content-Type other than JSON with 415',
  breaks: ['AISP-HDR-020', 'AISP-HTTP-009'],
  response: onOperation('GET /accounts', (draft, request) => {
    if (request.headers.get('content-type')?.startsWith('text/') !== true) return;
    refuseBare(draft, 415);
  }),
});
