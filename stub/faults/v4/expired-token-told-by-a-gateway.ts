import { onStatus } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'expired-token-told-by-a-gateway',
  title: 'Answers 401 with the body of the gateway in front of it, which has no codes',
  breaks: ['AISP-ERR-005', 'AISP-ERR-009', 'AISP-V4-038'],
  releases: { since: '4.0.0' },
  response: onStatus(401, (draft) => {
    if (draft.body !== undefined)
      draft.body = { httpCode: '401', httpMessage: 'Unauthorized', moreInformation: 'Token' };
  }),
});
