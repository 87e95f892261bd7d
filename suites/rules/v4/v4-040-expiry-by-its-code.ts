import { clause } from '../../core/clause.ts';
import { accountsAfter, lastAfterEnd, opened } from '../../core/course.ts';
import { codedDetails } from '../../core/error-codes.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { statusOf } from '../../core/status.ts';

const ends = [
  ['renewed', 'token-expired'],
  ['expiring', 'consent-expired'],
] as const;
const after = (ErrorCode: string) => [
  accountsAfter('authorised', opened),
  accountsAfter('token-expired', { status: 401, body: { Errors: [{ ErrorCode }] } }),
];

export default rule({
  id: 'AISP-V4-040',
  level: 'SHOULD',
  title: 'A 401 for what has expired, the access token or its consent, has the code TKXP',
  matters:
    'TKXP tells a TPP to refresh or to renew without a word to the customer; any other code starts a search for a fault that is none.',
  clause: clause('Read/Write Data API', '401 (Unauthorized)'),
  releases: { since: '4.0.0' },
  scenarios: ['token-expiry', 'token-life', 'consent-expiry', 'consent-life'],
  needs: 'an access token or a consent that ends during the run, and a code in the refusal after it',
  *judge(evidence, { release }) {
    for (const [consent, variant] of ends) {
      const refusal = lastAfterEnd(evidence, consent, variant);
      if (refusal === undefined || statusOf(refusal) !== 401) continue;
      const codes = codedDetails(refusal, release).flatMap(({ code }) => code ?? []);
      if (codes.length === 0) continue;
      yield look({ exchange: refusal, pointer: '/Errors' }, codes.includes('TKXP'), 'Expected the code TKXP', codes);
    }
  },
  accept: { 'the code of what has expired': after('TKXP') },
  reject: { 'the code of what was suspended': after('TKSP'), 'a code for an invalid token': after('TK01') },
});
