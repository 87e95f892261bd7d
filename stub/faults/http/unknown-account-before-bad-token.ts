import { becomeRefusal } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'unknown-account-before-bad-token',
  title: 'Looks at the AccountId before it looks at the token',
  breaks: ['AISP-HTTP-036'],
  response(draft, request) {
    const { AccountId: id } = request.params;
    if (draft.status !== 401 || id === undefined || request.world.account(id) !== undefined) return;
    draft.headers.delete('www-authenticate');
    becomeRefusal(draft, 400, 'UK.OBIE.Resource.NotFound');
  },
});
