import { onStatus } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'missing-token-told-in-a-body',
  title: 'Answers a call without a token with an error body',
  breaks: ['AISP-V4-039'],
  releases: { since: '4.0.0' },
  response: onStatus(401, (draft, { headers }) => {
    if (headers.has('authorization') || draft.body !== undefined) return;
    draft.headers.set('content-type', 'application/json; charset=utf-8');
    draft.body = { Errors: [{ ErrorCode: 'TK09', Message: 'The request has no token' }] };
  }),
});
