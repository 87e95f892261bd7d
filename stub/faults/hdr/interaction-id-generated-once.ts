import { fault } from '../fault.ts';

export default fault({
  id: 'interaction-id-generated-once',
  title: 'Gives every answer the same interaction id where the request has none',
  breaks: ['AISP-HDR-003'],
  response(draft, request) {
    if (draft.status !== 200 || request.headers.has('x-fapi-interaction-id')) return;
    draft.headers.set('x-fapi-interaction-id', '5f0d6f1e-3a3c-4f6e-9b70-6f1c2d3e4a5b');
  },
});
