import { becomeRefusal } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'get-with-content-type-refused',
  title: 'Calls a GET with a Content-Type a bad request',
  breaks: ['AISP-HDR-020'],
  response(draft, request) {
    const has = request.headers.has('content-type');
    if (has && request.method === 'GET') becomeRefusal(draft, 400, 'UK.OBIE.Field.Unexpected');
  },
});
