import { eachError } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'error-code-made-up-for-obie',
  title: 'Makes up an ErrorCode in UK.OBIE for 405',
  breaks: ['AISP-ERR-010', 'AISP-V4-033'],
  releases: { since: '3.1.2' },
  response: eachError(405, (entry) => {
    entry.ErrorCode = 'UK.OBIE.Method.NotAllowed';
  }),
});
