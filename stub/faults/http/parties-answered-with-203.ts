import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'parties-answered-with-203',
  title: 'Answers for the parties of an account with 203',
  breaks: ['AISP-HTTP-001'],
  releases: { since: '3.1.1' },
  response: onOperation('GET /accounts/{AccountId}/parties', (draft) => {
    if (draft.status === 200) draft.status = 203;
  }),
});
