import { becomeRefusal } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'basic-credentials-server-error',
  title: 'Breaks on Basic credentials',
  breaks: ['AISP-SEC-005'],
  response(draft, request) {
    if (request.headers.get('authorization')?.startsWith('Basic ') !== true || draft.status !== 401) return;
    draft.headers.delete('www-authenticate');
    becomeRefusal(draft, 500, 'UK.OBIE.UnexpectedError');
  },
});
