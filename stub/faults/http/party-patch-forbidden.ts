import { fault } from '../fault.ts';

export default fault({
  id: 'party-patch-forbidden',
  title: 'Refuses PATCH on the party with 403',
  breaks: ['AISP-HTTP-006'],
  response(draft, request) {
    if (draft.status !== 405 || request.path !== '/party') return;
    draft.status = 403;
    draft.headers.delete('allow');
  },
});
