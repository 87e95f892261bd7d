import { becomeRefusal, onOperation } from '../edit.ts';
import { eachError } from '../envelope.ts';
import { fault } from '../fault.ts';

const namePath = eachError(400, (entry) => {
  entry.Path = 'x-fapi-financial-id';
});

export default fault({
  id: 'financial-id-demanded',
  title: 'Demands x-fapi-financial-id for GET /party',
  breaks: ['AISP-EP-024', 'AISP-HDR-012', 'AISP-PRM-024'],
  // Before, every call carries it.
  releases: { since: '3.1.2' },
  response: onOperation('GET /party', (draft, request) => {
    if (draft.status !== 200 || request.headers.has('x-fapi-financial-id')) return;
    becomeRefusal(draft, 400, 'UK.OBIE.Header.Missing');
    namePath(draft, request);
  }),
});
