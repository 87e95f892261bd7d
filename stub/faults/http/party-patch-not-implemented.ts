import { fault } from '../fault.ts';

export default fault({
  id: 'party-patch-not-implemented',
  title: 'Answers PATCH on the party with 501',
  breaks: ['AISP-HTTP-006', 'AISP-HTTP-032'],
  warns: ['AISP-HTTP-006'],
  response(draft, request) {
    if (draft.status !== 405 || request.path !== '/party') return;
    draft.status = 501;
    draft.headers.delete('allow');
  },
});
