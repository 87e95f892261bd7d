import { onStatus } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'unauthorised-body-of-a-gateway',
  title: 'Answers 401 with the body of the gateway in front of it',
  breaks: ['AISP-ERR-001', 'AISP-ERR-004', 'AISP-ERR-005', 'AISP-ERR-009'],
  releases: { until: '3.1.11' },
  response: onStatus(401, (draft) => {
    if (draft.body !== undefined)
      draft.body = { httpCode: '401', httpMessage: 'Unauthorized', moreInformation: 'Token' };
  }),
});
