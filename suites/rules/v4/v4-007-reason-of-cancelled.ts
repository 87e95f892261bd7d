import { clause } from '../../core/clause.ts';
import { consentAfter } from '../../core/course.ts';
import { json } from '../../core/evidence.ts';
import { listAt, textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';

const withdrawn = (reasons?: readonly object[]) =>
  consentAfter('withdrawn', {
    data: { ConsentId: 'aac-1', Status: 'CANC', ...(reasons === undefined ? {} : { StatusReason: reasons }) },
  });
const reason = { StatusReasonCode: 'CUST', StatusReasonDescription: 'The customer took access back' };

export default rule({
  id: 'AISP-V4-007',
  level: 'MUST',
  title: 'A consent in CANC tells at least one reason',
  matters:
    'Whether the customer left or the bank wants to see them again is one question to the customer or none: only the reason tells a TPP.',
  clause: clause('Account and Transaction API', 'Access Revocation'),
  releases: { since: '4.0.0' },
  scenarios: ['withdrawal', 'reauthentication'],
  needs: 'a consent that shows CANC',
  *judge(evidence) {
    for (const exchange of evidence.successes({ operation: 'GET /account-access-consents/{ConsentId}' })) {
      if (textAt(json(exchange), 'Data', 'Status') !== 'CANC') continue;
      // A StatusReason that is no list is for the rule on its schema.
      const found = json(exchange);
      const reasons = listAt(found, 'Data', 'StatusReason') ?? [];
      yield look(below({ exchange }, 'Data', 'StatusReason'), reasons.length > 0, 'Expected a reason beside CANC');
    }
  },
  accept: { 'one reason': withdrawn([reason]), 'two reasons': withdrawn([reason, { StatusReasonCode: 'U042' }]) },
  reject: { 'no member': withdrawn(), 'an empty list': withdrawn([]) },
});
