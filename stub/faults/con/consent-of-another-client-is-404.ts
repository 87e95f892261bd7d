import { fault } from '../fault.ts';

export default fault({
  id: 'consent-of-another-client-is-404',
  title: 'Answers 404 for a consent of another TPP',
  breaks: ['AISP-CON-045'],
  response(draft) {
    if (draft.status !== 403 || !JSON.stringify(draft.body ?? {}).includes('Another client made this consent')) return;
    draft.status = 404;
  },
});
