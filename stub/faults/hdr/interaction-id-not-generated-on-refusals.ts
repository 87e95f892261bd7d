import { fault } from '../fault.ts';

export default fault({
  id: 'interaction-id-not-generated-on-refusals',
  title: 'Leaves the interaction id out of refusals whose request had none',
  breaks: ['AISP-HDR-004'],
  response(draft, request) {
    if (draft.status >= 400 && !request.headers.has('x-fapi-interaction-id'))
      draft.headers.delete('x-fapi-interaction-id');
  },
});
