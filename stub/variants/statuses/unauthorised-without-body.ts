import { refuseBare } from '../../faults/breakdowns.ts';
import { onStatus } from '../../faults/edit.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'unauthorised-without-body',
  title: 'Answers 401 without a body, whatever is wrong with the token',
  clause: 'Contradiction C4: the body of a 401 is optional',
  resembles: ['AISP-SEC-001', 'AISP-SEC-002'],
  releases: { until: '3.1.11' },
  response: onStatus(401, (draft) => refuseBare(draft, 401)),
});
