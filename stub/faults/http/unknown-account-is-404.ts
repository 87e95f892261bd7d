import { refuseBare } from '../breakdowns.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'unknown-account-is-404',
  title: 'Answers an unknown AccountId with 404',
  breaks: ['AISP-HTTP-012'],
  response(draft, request) {
    const { AccountId: id } = request.params;
    if (draft.status === 400 && id !== undefined && request.world.account(id) === undefined) refuseBare(draft, 404);
  },
});
