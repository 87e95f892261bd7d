import { clause } from '../../core/clause.ts';
import { accountReads, accountsAfter, consentAfter, statusAfter } from '../../core/course.ts';
import { below, lenient, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { lookAtStatus } from '../../core/status.ts';

const course = (accounts: Partial<Sketch>, Status: string): readonly Sketch[] => [
  accountsAfter('withdrawn', accounts),
  consentAfter('withdrawn', { data: { ConsentId: 'aac-1', Status } }),
];

/** What holds in version 3.1 is AISP-SEC-013: there the Status stays. */
export default rule({
  id: 'AISP-V4-008',
  level: 'MUST',
  tolerates: ['withdrawal-not-shown'],
  title: 'Access that the PSU withdraws at the bank ends, and the consent shows CANC',
  matters:
    'A TPP reads in CANC that its customer left by the door of the bank, and can invite back under the same consent; an unchanged Status leaves it with a token that fails for no reason.',
  clause: clause('Account and Transaction API', 'Access Revocation'),
  releases: { since: '4.0.0' },
  scenarios: ['withdrawal'],
  needs: 'a PSU who withdraws access at the bank',
  *judge(evidence, { profile }) {
    for (const exchange of accountReads(evidence, 'renewed', 'withdrawn')) {
      yield lookAtStatus(exchange, { expected: [401, 403] }, 'Expected 401 or 403 after access was withdrawn');
    }
    const after = statusAfter(evidence, 'renewed', 'withdrawn');
    if (after === undefined) return;
    const { exchange, was, is, shown } = after;
    const declared = profile.versionFour?.withdrawalShown === false && is === was;
    const tell = declared ? lenient('withdrawal-not-shown') : look;
    yield tell(below({ exchange }, 'Data', 'Status'), is === 'CANC', 'Expected the Status CANC', shown);
  },
  accept: {
    'the token is refused': course({ status: 401 }, 'CANC'),
    'the token is forbidden': course({ status: 403 }, 'CANC'),
  },
  reject: {
    'the token still opens accounts': course({ data: { Account: [] } }, 'CANC'),
    'the consent stays as it was': course({ status: 401 }, 'AUTH'),
    'the consent is rejected': course({ status: 401 }, 'RJCT'),
  },
});
