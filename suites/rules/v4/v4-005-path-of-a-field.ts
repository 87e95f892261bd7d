import { clause } from '../../core/clause.ts';
import { consentAfter } from '../../core/course.ts';
import { textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { reasonedConsents } from '../../core/status-reasons.ts';

/** The members of a consent request, which are all that a reason can be about. */
const fields: readonly string[] = [
  'Data',
  'Permissions',
  'ExpirationDateTime',
  'TransactionFromDateTime',
  'TransactionToDateTime',
  'Risk',
];
const told = (Path?: string) =>
  consentAfter('withdrawn', {
    data: { ConsentId: 'aac-1', Status: 'CANC', StatusReason: [{ StatusReasonCode: 'CUST', ...(Path && { Path }) }] },
  });

/** The bounds of Path are AISP-V4-001. */
export default rule({
  id: 'AISP-V4-005',
  level: 'SHOULD',
  title: 'The Path of a reason names a field of the consent request, and is absent where the reason is about none',
  matters: 'A TPP looks for its mistake in the field that Path names; where it names none, it looks for nothing.',
  clause: clause('Account Access Consents', 'Account Access Consent Status'),
  releases: { since: '4.0.0' },
  scenarios: ['consents', 'withdrawal', 'reauthentication', 'consent-expiry'],
  needs: 'a consent that tells a reason',
  apart: true,
  *judge(evidence) {
    for (const { reasons } of reasonedConsents(evidence)) {
      for (const { value, place } of reasons) {
        // A Path that is no text, empty or too long is AISP-V4-001.
        const steps = (textAt(value, 'Path') ?? '')
          .replace(/\[\d*\]/g, '')
          .split(/[./]/)
          .filter((step) => step !== '' && step !== '$');
        const known = steps.length === 0 || steps.some((step) => fields.includes(step));
        yield look(below(place, 'Path'), known, 'Expected a field of the consent request', steps.join('.'));
      }
    }
  },
  accept: { none: told(), 'a date': told('Data.ExpirationDateTime'), 'one permission': told('$.Data.Permissions[1]') },
  reject: { 'the address of the call': told('/authorize'), 'no field': told('Customer') },
});
