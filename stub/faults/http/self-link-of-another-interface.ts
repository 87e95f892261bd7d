import { onOperation, onSuccess, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'self-link-of-another-interface',
  title: 'Links from scheduled payments to the interface behind its gateway for Self',
  breaks: ['AISP-HTTP-028'],
  response: onOperation(
    'GET /accounts/{AccountId}/scheduled-payments',
    onSuccess((draft, { base, params }) => {
      setMember(draft.body, 'Links.Self', `${new URL(base).origin}/core/v1/diary?account=${params.AccountId}`);
    }),
  ),
});
