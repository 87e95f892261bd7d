import { fault } from '../fault.ts';
import { errorsOf } from '../status-reasons.ts';

export default fault({
  id: 'expired-token-as-invalid',
  title: 'Calls a token that has expired an invalid one',
  breaks: ['AISP-V4-040'],
  releases: { since: '4.0.0' },
  response(draft) {
    for (const entry of errorsOf(draft)) if (entry.ErrorCode === 'TKXP') entry.ErrorCode = 'TK01';
  },
});
