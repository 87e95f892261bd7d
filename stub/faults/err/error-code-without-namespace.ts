import { eachError } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'error-code-without-namespace',
  title: 'Uses an ErrorCode without a namespace for 405',
  breaks: ['AISP-ERR-010', 'AISP-V4-033'],
  releases: { since: '3.1.2' },
  response: eachError(405, (entry) => {
    entry.ErrorCode = 'METHOD_NOT_ALLOWED';
  }),
});
