import { becomeRefusal } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'customer-user-agent-refused',
  title: 'Refuses a call with x-customer-user-agent',
  breaks: ['AISP-HDR-015'],
  response(draft, request) {
    if (request.headers.has('x-customer-user-agent')) becomeRefusal(draft, 403, 'GB.ReferenceBank.Header.Unknown');
  },
});
