import { becomeRefusal } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'financial-id-refused',
  title: 'Refuses a call with x-fapi-financial-id',
  breaks: ['AISP-HDR-013'],
  releases: { since: '3.1.2' },
  response(draft, request) {
    if (request.headers.has('x-fapi-financial-id')) becomeRefusal(draft, 403, 'GB.ReferenceBank.Header.Unknown');
  },
});
