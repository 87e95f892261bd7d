import { refuseBare } from '../../faults/breakdowns.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'routing-refusals-without-body',
  title: 'Answers 404, 405, 406 and 415 without a body, as gateways do',
  clause: 'Contradiction C4: the OpenAPI files have no body for these',
  resembles: ['AISP-HTTP-025', 'AISP-HDR-021', 'AISP-HTTP-006'],
  response: (draft) => {
    if ([404, 405, 406, 415, 429].includes(draft.status)) refuseBare(draft, draft.status);
  },
});
