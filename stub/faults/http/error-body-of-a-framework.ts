import { onStatus } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'error-body-of-a-framework',
  title: 'Answers errors of a bad request with the body that its framework makes of them',
  breaks: ['AISP-ERR-001', 'AISP-ERR-004', 'AISP-ERR-005', 'AISP-ERR-009', 'AISP-HTTP-015'],
  releases: { until: '3.1.11' },
  response: onStatus(400, (draft) => {
    if (draft.body !== undefined)
      draft.body = { error: { statusCode: 400, name: 'BadRequestError', message: 'Bad Request' } };
  }),
});
