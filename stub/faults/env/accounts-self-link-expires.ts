import { becomeRefusal, onOperation, onSuccess, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'accounts-self-link-expires',
  title: 'Links to a copy of the accounts that is gone by then',
  breaks: ['AISP-ENV-008'],
  response: onOperation(
    'GET /accounts',
    onSuccess((draft, { base, query }) => {
      if (query.has('copy')) becomeRefusal(draft, 404, 'GB.ReferenceBank.Copy.Gone');
      else setMember(draft.body, 'Links.Self', `${base}/accounts?copy=1`);
    }),
  ),
});
