import { refuseBare } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';
import { tells } from '../words.ts';

export default fault({
  id: 'malformed-body-server-error',
  title: 'Breaks on a consent request that is not a JSON object',
  breaks: ['AISP-HTTP-004'],
  response: onOperation('POST /account-access-consents', (draft) => {
    if (draft.status !== 400 || !tells(draft, 'UK.OBIE.Resource.InvalidFormat')) return;
    refuseBare(draft, 500);
  }),
});
