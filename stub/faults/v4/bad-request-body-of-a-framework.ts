import { onStatus } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'bad-request-body-of-a-framework',
  title: 'Answers errors of a bad request with the body that its framework makes of them, and without Errors',
  breaks: ['AISP-ERR-005', 'AISP-ERR-009', 'AISP-HTTP-015'],
  releases: { since: '4.0.0' },
  response: onStatus(400, (draft) => {
    if (draft.body !== undefined)
      draft.body = { error: { statusCode: 400, name: 'BadRequestError', message: 'Bad Request' } };
  }),
});
