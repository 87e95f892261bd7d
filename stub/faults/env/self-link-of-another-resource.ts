import { onOperation, onSuccess, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'self-link-of-another-resource',
  title: 'Links from scheduled payments to the standing orders of the account for Self',
  breaks: ['AISP-ENV-007'],
  response: onOperation(
    'GET /accounts/{AccountId}/scheduled-payments',
    onSuccess((draft, { base, params }) => {
      setMember(draft.body, 'Links.Self', `${base}/accounts/${params.AccountId}/standing-orders`);
    }),
  ),
});
