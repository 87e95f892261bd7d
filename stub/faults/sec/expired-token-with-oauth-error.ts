import { fault } from '../fault.ts';

export default fault({
  id: 'expired-token-with-oauth-error',
  title: 'Explains an expired access token in an error of OAuth, which is no form of the standard',
  breaks: ['AISP-ERR-001', 'AISP-ERR-004', 'AISP-ERR-005', 'AISP-ERR-009', 'AISP-SEC-004'],
  fails: ['AISP-SEC-004'],
  releases: { until: '3.1.11' },
  response(draft) {
    if (draft.status !== 401 || draft.body !== undefined) return;
    draft.headers.set('content-type', 'application/json; charset=utf-8');
    draft.body = { error: 'invalid_token', error_description: 'The access token has expired' };
  },
});
