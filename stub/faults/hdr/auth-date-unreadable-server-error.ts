import { becomeRefusal } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'auth-date-unreadable-server-error',
  title: 'Breaks on an x-fapi-auth-date that is not in GMT',
  breaks: ['AISP-HDR-010', 'AISP-HTTP-005'],
  response(draft, request) {
    const value = request.headers.get('x-fapi-auth-date');
    if (value !== null && !value.endsWith('GMT')) becomeRefusal(draft, 500, 'UK.OBIE.UnexpectedError');
  },
});
