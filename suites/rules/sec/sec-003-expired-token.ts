import { clause } from '../../core/clause.ts';
import { accountsAfter, lastAfterEnd, opened } from '../../core/course.ts';
import { rule } from '../../core/rule.ts';
import { lookAtStatus } from '../../core/status.ts';

const before = accountsAfter('authorised', opened);

export default rule({
  id: 'AISP-SEC-003',
  level: 'MUST',
  title: 'An access token that has expired is refused with 401',
  matters:
    'A TPP refreshes its token when it sees 401; another status makes it report an outage, and data in place of the refusal mean that access never ends.',
  clause: clause('Read/Write Data API', '401 (Unauthorized)'),
  scenarios: ['token-expiry', 'token-life'],
  needs: 'an access token that ends during the run, or one that has ended (AISP_TOKEN_EXPIRED)',
  *judge(evidence) {
    const after = lastAfterEnd(evidence, 'renewed', 'token-expired');
    if (after !== undefined) yield lookAtStatus(after, { expected: [401] }, 'Expected 401 for an expired access token');
  },
  accept: {
    'refused with 401': [before, accountsAfter('token-expired', { status: 401 })],
    'a ready-made expired token, refused': accountsAfter('token-expired', { status: 401 }),
    'still good within the leeway of clocks, refused after it': [
      before,
      accountsAfter('token-expired', opened),
      accountsAfter('token-expired', { status: 401 }),
    ],
  },
  reject: {
    'opens accounts': [before, accountsAfter('token-expired', opened)],
    forbidden: [before, accountsAfter('token-expired', { status: 403 })],
    'a bad request': accountsAfter('token-expired', { status: 400 }),
  },
});
