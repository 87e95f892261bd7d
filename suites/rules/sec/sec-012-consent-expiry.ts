import { clause } from '../../core/clause.ts';
import { accountsAfter, lastAfterEnd, opened } from '../../core/course.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { lookAtStatus } from '../../core/status.ts';

const course = (after: Partial<Sketch>): readonly Sketch[] => [
  accountsAfter('authorised', opened, 'expiring'),
  accountsAfter('consent-expired', after, 'expiring'),
];

export default rule({
  id: 'AISP-SEC-012',
  level: 'MUST',
  tolerates: ['expired-consent-as-forbidden'],
  title: 'Once ExpirationDateTime has passed, the consent opens no data',
  matters:
    'A TPP promises access until a date; where the bank answers after it, the TPP collects data for which it has no consent.',
  clause: clause('Account and Transaction API', 'Expiration Date Time'),
  scenarios: ['consent-expiry', 'consent-life'],
  needs: 'a consent that the run makes and has authorised a few seconds before its end',
  *judge(evidence) {
    const after = lastAfterEnd(evidence, 'expiring', 'consent-expired');
    if (after === undefined) return;
    const statuses = { expected: [401], tolerated: { 403: 'expired-consent-as-forbidden' } } as const;
    yield lookAtStatus(after, statuses, 'Expected 401 for a consent that has expired');
  },
  accept: { unauthorised: course({ status: 401 }) },
  reject: {
    'opens accounts': course(opened),
    'lists no accounts': course({ data: { Account: [] } }),
    'a bad request': course({ status: 400 }),
    forbidden: course({ status: 403 }),
  },
});
