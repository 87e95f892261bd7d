import { clause } from '../../core/clause.ts';
import { accountsAfter, lastAfterEnd, opened } from '../../core/course.ts';
import { errorDetails } from '../../core/error-codes.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { statusOf } from '../../core/status.ts';

const before = accountsAfter('authorised', opened);
const expired = (body: unknown) => [before, accountsAfter('token-expired', { status: 401, body })];
const told = (ErrorCode?: string) => ({ Errors: [{ ...(ErrorCode === undefined ? {} : { ErrorCode }) }] });

export default rule({
  id: 'AISP-V4-038',
  level: 'MUST',
  title: 'The 401 for an expired access token has an error body with a code',
  matters:
    'A TPP refreshes an expired token and asks the customer about a suspended one; without a code it cannot know which of the two it has.',
  clause: clause('Read/Write Data API', '401 (Unauthorized)'),
  releases: { since: '4.0.0' },
  scenarios: ['token-expiry', 'token-life'],
  needs: 'an access token that ends during the run, or one that has ended (AISP_TOKEN_EXPIRED)',
  *judge(evidence) {
    const after = lastAfterEnd(evidence, 'renewed', 'token-expired');
    if (after === undefined || statusOf(after) !== 401) return;
    const body = after.response?.body ?? '';
    const coded = errorDetails(after).some(({ code }) => code !== undefined);
    yield look({ exchange: after }, coded, 'Expected an error body with a code', body.slice(0, 60));
  },
  accept: { 'a code of the list': expired(told('TKXP')), 'another code': expired(told('TKSP')) },
  reject: {
    'no body': expired(''),
    'a body without a code': expired(told()),
    'an error of OAuth': expired({ error: 'invalid_token' }),
  },
});
