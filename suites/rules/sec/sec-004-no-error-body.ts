import { clause } from '../../core/clause.ts';
import { accountsAfter, lastAfterEnd, opened } from '../../core/course.ts';
import { isObject, listAt, parsedJson, textAt } from '../../core/json.ts';
import { lenient, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { statusOf } from '../../core/status.ts';

const before = accountsAfter('authorised', opened);
const expired = (body: unknown) => [before, accountsAfter('token-expired', { status: 401, body })];

/** True for the form that the standard gives errors: `OBErrorResponse1`. */
function isErrorBody(body: unknown): boolean {
  return isObject(body) && textAt(body, 'Code') !== undefined && listAt(body, 'Errors') !== undefined;
}

export default rule({
  id: 'AISP-SEC-004',
  level: 'MUST',
  title: 'The 401 for an expired access token has no error body',
  matters:
    'A client that finds an error body tries to read it as one of the API; the standard leaves it out, so that an expired token looks the same at every bank.',
  clause: clause('Read/Write Data API', '401 (Unauthorized)'),
  releases: { until: '3.1.11' },
  tolerates: ['C4/structure'],
  scenarios: ['token-expiry', 'token-life'],
  needs: 'an access token that ends during the run, or one that has ended (AISP_TOKEN_EXPIRED)',
  *judge(evidence) {
    const after = lastAfterEnd(evidence, 'renewed', 'token-expired');
    if (after === undefined || statusOf(after) !== 401) return;
    const body = after.response?.body ?? '';
    const tell = isErrorBody(parsedJson(body)) ? lenient('C4/structure') : look;
    yield tell({ exchange: after }, body.trim() === '', 'Expected no error body', body.slice(0, 60));
  },
  accept: { 'no body': expired('') },
  reject: {
    'an error in the form of the standard': expired({ Code: '401', Message: 'Expired', Errors: [] }),
    'an error of OAuth': expired({ error: 'invalid_token' }),
  },
});
