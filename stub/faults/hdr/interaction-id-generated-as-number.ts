import { fault } from '../fault.ts';

export default fault({
  id: 'interaction-id-generated-as-number',
  title: 'Numbers its answers where the request has no interaction id',
  breaks: ['AISP-HDR-002'],
  response(draft, request) {
    if (draft.status !== 200 || request.headers.has('x-fapi-interaction-id')) return;
    draft.headers.set('x-fapi-interaction-id', String(request.sequence).padStart(8, '0'));
  },
});
