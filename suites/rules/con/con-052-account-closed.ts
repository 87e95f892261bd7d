import { clause } from '../../core/clause.ts';
import { accountReads, accountsAfter, opened } from '../../core/course.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { isSuccess, lookAtStatus, statusOf } from '../../core/status.ts';

const one = 'GET /accounts/{AccountId}';
const course = (closed: Partial<Sketch>, other: Partial<Sketch>): readonly Sketch[] => [
  accountsAfter('account-closed', { operation: one, accountId: 'acc-2', ...closed }),
  accountsAfter('another-account-closed', { operation: one, accountId: 'acc-1', ...other }),
];

export default rule({
  id: 'AISP-CON-052',
  level: 'MUST NOT',
  tolerates: ['account-gone-as-unknown'],
  title: 'When one of the selected accounts drops out, the consent still opens the others and no longer that one',
  matters:
    'One account that was closed must not take down the others: the customer would have to authorise all again for an account that is no more.',
  clause: clause('Account and Transaction API', 'Changes to Selected Account(s)'),
  scenarios: ['account-closure'],
  needs: 'a consent for two accounts or more, and one of them that is closed',
  *judge(evidence) {
    for (const exchange of accountReads(evidence, 'renewed', 'account-closed', one)) {
      const statuses = { expected: [403], tolerated: { 400: 'account-gone-as-unknown' } } as const;
      yield lookAtStatus(exchange, statuses, 'Expected 403 for the account that has dropped out');
    }
    for (const exchange of accountReads(evidence, 'renewed', 'another-account-closed', one)) {
      // A failure of the server is the matter of the operation's own rule.
      if (statusOf(exchange) >= 500) continue;
      yield look({ exchange }, isSuccess(exchange), 'Expected the other account to be open still', statusOf(exchange));
    }
  },
  accept: { 'the one is shut, the other is open': course({ status: 403 }, opened) },
  reject: {
    'both are shut': course({ status: 403 }, { status: 403 }),
    'the token is cut off': course({ status: 401 }, { status: 401 }),
    'both are open': course(opened, opened),
    'refused as unknown': course({ status: 400 }, opened),
  },
});
