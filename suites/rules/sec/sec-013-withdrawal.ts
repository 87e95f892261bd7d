import { inRange } from '../../../schemas/releases.ts';
import { clause } from '../../core/clause.ts';
import { accountReads, accountsAfter, consentAfter, statusAfter } from '../../core/course.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { lookAtStatus } from '../../core/status.ts';

const course = (accounts: Partial<Sketch>, Status: string): readonly Sketch[] => [
  accountsAfter('withdrawn', accounts),
  consentAfter('withdrawn', { data: { ConsentId: 'aac-1', Status } }),
];

export default rule({
  id: 'AISP-SEC-013',
  level: 'MUST',
  title: 'Access that the PSU withdraws at the bank ends, and the Status of the consent stays as it was',
  matters:
    'A PSU who withdraws at the bank expects an end at once; and a Status that changes with it hides from the TPP that the consent may be authorised again.',
  clause: clause('Account and Transaction API', 'Access Revocation'),
  releases: { since: '3.1.4', until: '3.1.11' },
  scenarios: ['withdrawal'],
  needs: 'a PSU who withdraws access at the bank',
  *judge(evidence, { release }) {
    // Before 3.1.9 a bank was free to leave the token alone.
    const cut = inRange(release, { since: '3.1.9' });
    for (const exchange of cut ? accountReads(evidence, 'renewed', 'withdrawn') : []) {
      yield lookAtStatus(exchange, { expected: [401, 403] }, 'Expected 401 or 403 after access was withdrawn');
    }
    const after = statusAfter(evidence, 'renewed', 'withdrawn');
    if (after === undefined) return;
    const { exchange, was, is, shown } = after;
    yield look(below({ exchange }, 'Data', 'Status'), is === was, 'Expected the Status to stay as it was', shown);
  },
  accept: {
    'the token is refused': course({ status: 401 }, 'Authorised'),
    'the token is forbidden': course({ status: 403 }, 'Authorised'),
  },
  reject: {
    'the token still opens accounts': course({ data: { Account: [] } }, 'Authorised'),
    'the consent is revoked': course({ status: 401 }, 'Revoked'),
    'the consent awaits authorisation': course({ status: 401 }, 'AwaitingAuthorisation'),
  },
});
