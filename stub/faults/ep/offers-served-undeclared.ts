import { fault } from '../fault.ts';

export default fault({
  id: 'offers-served-undeclared',
  title: 'Answers for the offers of an account, which its profile leaves out',
  breaks: ['AISP-EP-032', 'AISP-SEED-019'],
  warns: ['AISP-EP-032', 'AISP-SEED-019'],
  profiles: ['service'],
  response(draft, request) {
    if (!/^\/accounts\/[^/]+\/offers$/.test(request.path) || draft.status !== 404) return;
    draft.status = 200;
    draft.body = { Data: { Offer: [] }, Links: { Self: request.base + request.path }, Meta: { TotalPages: 1 } };
  },
});
