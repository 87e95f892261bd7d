import { fault } from '../fault.ts';

export default fault({
  id: 'account-parties-not-known-forbidden',
  title: 'Refuses the parties of an account, which its release does not have, with 403',
  breaks: ['AISP-HTTP-010'],
  releases: { until: '3.1.0' },
  response(draft, request) {
    if (draft.status === 404 && request.path.endsWith('/parties')) draft.status = 403;
  },
});
