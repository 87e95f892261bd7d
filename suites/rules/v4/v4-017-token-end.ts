import { clause } from '../../core/clause.ts';
import { consentAfter, statusAfter } from '../../core/course.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const course = (Status: string): readonly Sketch[] => [
  consentAfter('authorised', { data: { ConsentId: 'aac-1', Status: 'AUTH' } }),
  consentAfter('token-expired', { data: { ConsentId: 'aac-1', Status } }),
];

/** That a token is ended by the end of its consent, or on suspicion, is another matter: AISP-V4-009 and AISP-V4-011. */
export default rule({
  id: 'AISP-V4-017',
  level: 'SHOULD',
  title: 'The ordinary end of an access token leaves the Status of its consent alone',
  matters: 'Access tokens end every few minutes: if a consent moves with them, a TPP takes each end for the last one.',
  clause: clause('Read/Write Data API', "Effect of Token Expiry on an Intent's Authorized State"),
  releases: { since: '4.0.0' },
  scenarios: ['token-life', 'token-expiry'],
  needs: 'a consent that the run makes, and an access token of it that ends during the run',
  *judge(evidence) {
    const after = statusAfter(evidence, 'renewed', 'token-expired');
    if (after === undefined) return;
    const { exchange, was, is, shown } = after;
    yield look(below({ exchange }, 'Data', 'Status'), is === was, 'Expected the Status to stay as it was', shown);
  },
  accept: { 'still authorised': course('AUTH') },
  reject: { 'taken back': course('CANC'), 'at its end': course('EXPD') },
});
