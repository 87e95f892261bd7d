import { clause } from '../../core/clause.ts';
import { accountReads, accountsAfter } from '../../core/course.ts';
import { errorDetails, speaksOtherwise } from '../../core/error-codes.ts';
import { json } from '../../core/evidence.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { statusesWhereScaIsDue } from '../../core/sca-due.ts';
import { lookAtStatus, statusOf } from '../../core/status.ts';
import { spelt } from '../../core/words.ts';

const due = (status: number, ErrorCode?: string) =>
  accountsAfter('reauthentication-due', {
    status,
    body: ErrorCode === undefined ? '' : { Code: `${status}`, Message: 'Refused', Errors: [{ ErrorCode }] },
  });
const reauthenticate = 'UK.OBIE.Reauthenticate';

export default rule({
  id: 'AISP-SEC-019',
  level: 'MUST',
  title: 'A bank that wants the PSU back answers 403 with the ErrorCode UK.OBIE.Reauthenticate',
  matters:
    'This one code tells a TPP to send the customer back to the bank; without it, the TPP shows a fault that nobody can mend, and the customer goes.',
  clause: clause('Read/Write Data API', '403 (Forbidden)'),
  scenarios: ['reauthentication'],
  needs: 'a bank that wants the PSU to authenticate again',
  *judge(evidence, { release, profile }) {
    const expected = statusesWhereScaIsDue(release, profile);
    const code = spelt(release, 'errorCode', reauthenticate);
    for (const exchange of accountReads(evidence, 'renewed', 'reauthentication-due')) {
      yield lookAtStatus(exchange, { expected }, `Expected ${expected.join(' or ')} while the bank wants the PSU back`);
      // A body that is no JSON is the matter of AISP-HTTP-024.
      const unreadable = exchange.response?.body !== '' && json(exchange) === undefined;
      if (!expected.includes(statusOf(exchange)) || unreadable || speaksOtherwise(exchange, release)) continue;
      const codes = errorDetails(exchange).map((detail) => detail.code);
      yield look({ exchange, pointer: '/Errors' }, codes.includes(code), `Expected the ErrorCode ${code}`, codes);
    }
  },
  accept: { 'forbidden with the code': due(403, reauthenticate) },
  reject: {
    'forbidden with another code': due(403, 'GB.ExampleBank.StepUp'),
    'forbidden without a body': due(403),
    unauthorised: due(401),
    'opens accounts': accountsAfter('reauthentication-due', { data: { Account: [] } }),
  },
});
