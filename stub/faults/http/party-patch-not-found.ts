import { fault } from '../fault.ts';

export default fault({
  id: 'party-patch-not-found',
  title: 'Answers PATCH on the party as if there were no such path',
  breaks: ['AISP-HTTP-006'],
  fails: ['AISP-HTTP-006'],
  response(draft, request) {
    if (draft.status !== 405 || request.path !== '/party') return;
    draft.status = 404;
    draft.headers.delete('allow');
  },
});
