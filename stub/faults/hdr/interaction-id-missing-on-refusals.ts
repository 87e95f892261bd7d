import { setHeader } from '../edit.ts';
import { fault } from '../fault.ts';

const drop = setHeader('x-fapi-interaction-id', undefined);

export default fault({
  id: 'interaction-id-missing-on-refusals',
  title: 'Answers errors without x-fapi-interaction-id',
  breaks: ['AISP-HDR-004', 'AISP-HDR-005'],
  response(draft, request) {
    if (draft.status >= 400) drop(draft, request);
  },
});
