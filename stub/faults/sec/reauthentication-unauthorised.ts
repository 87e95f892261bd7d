import { refuseBare } from '../breakdowns.ts';
import { fault } from '../fault.ts';
import { tells } from '../words.ts';

export default fault({
  id: 'reauthentication-unauthorised',
  title: 'Answers 401 when it wants the PSU back',
  breaks: ['AISP-SEC-019'],
  response(draft) {
    if (draft.status !== 403 || !tells(draft, 'UK.OBIE.Reauthenticate')) return;
    refuseBare(draft, 401);
    draft.headers.set('www-authenticate', 'Bearer realm="accounts", error="invalid_token"');
  },
});
