import { refuseBare } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'parties-declared-but-missing',
  title: 'Has no list of the parties of an account, which its profile lists',
  breaks: ['AISP-EP-023'],
  releases: { since: '3.1.1' },
  response: onOperation('GET /accounts/{AccountId}/parties', (draft) => {
    if (draft.status !== 200) return;
    refuseBare(draft, 404);
  }),
});
