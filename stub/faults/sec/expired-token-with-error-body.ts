import { fault } from '../fault.ts';

export default fault({
  id: 'expired-token-with-error-body',
  title: 'Explains in an error body that the access token has expired',
  breaks: ['AISP-SEC-004'],
  warns: ['AISP-SEC-004'],
  releases: { until: '3.1.11' },
  response(draft) {
    if (draft.status !== 401 || draft.body !== undefined) return;
    draft.headers.set('content-type', 'application/json; charset=utf-8');
    draft.body = {
      Code: '401 Unauthorized',
      Message: 'The access token has expired',
      Errors: [{ ErrorCode: 'GB.ExampleBank.Token.Expired', Message: 'The access token has expired' }],
    };
  },
});
