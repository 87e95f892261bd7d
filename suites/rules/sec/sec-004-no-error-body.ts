import { clause } from '../../core/clause.ts';
import { accountsAfter, lastAfterEnd, opened } from '../../core/course.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { statusOf } from '../../core/status.ts';

const before = accountsAfter('authorised', opened);
const expired = (body: unknown) => [before, accountsAfter('token-expired', { status: 401, body })];

export default rule({
  id: 'AISP-SEC-004',
  level: 'MUST',
  title: 'The 401 for an expired access token has no error body',
  clause: clause('Read/Write Data API', '401 (Unauthorized)'),
  contradiction:
    'The section on 401 wants no error response for an expired token; the section on the error structure wants one for every error. The former is followed.',
  scenarios: ['token-expiry', 'token-life'],
  needs: 'an access token that ends during the run, or one that has ended (AISP_TOKEN_EXPIRED)',
  *judge(evidence) {
    const after = lastAfterEnd(evidence, 'renewed', 'token-expired');
    if (after === undefined || statusOf(after) !== 401) return;
    const body = after.response?.body ?? '';
    yield look({ exchange: after }, body.trim() === '', 'Expected no error body', body.slice(0, 60));
  },
  accept: { 'no body': expired('') },
  reject: {
    'an error in the form of the standard': expired({ Code: '401', Message: 'Expired', Errors: [] }),
    'an error of OAuth': expired({ error: 'invalid_token' }),
  },
});
