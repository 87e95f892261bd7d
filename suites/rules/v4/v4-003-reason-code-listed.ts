import { statusReasons } from '../../../schemas/codes/status-reasons.ts';
import { clause } from '../../core/clause.ts';
import { consentAfter } from '../../core/course.ts';
import { json } from '../../core/evidence.ts';
import { listAt, textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';

const withdrawn = (StatusReasonCode: string) =>
  consentAfter('withdrawn', { data: { ConsentId: 'aac-1', Status: 'CANC', StatusReason: [{ StatusReasonCode }] } });

export default rule({
  id: 'AISP-V4-003',
  level: 'MUST',
  title: 'A StatusReasonCode is a value of OBExternalStatusReason1Code',
  matters: 'A reason that is in no list leaves a TPP with a consent that ended and nothing to tell its customer.',
  clause: clause('Account Access Consents', 'Account Access Consent Status'),
  releases: { since: '4.0.0' },
  optional: true,
  scenarios: ['consents', 'withdrawal', 'reauthentication', 'consent-expiry'],
  needs: 'a consent that tells a reason',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.successes()) {
      if (exchange.about.operation?.includes('account-access-consents') !== true) continue;
      for (const [index, reason] of (listAt(json(exchange), 'Data', 'StatusReason') ?? []).entries()) {
        const code = textAt(reason, 'StatusReasonCode');
        if (code === undefined) continue;
        const place = below({ exchange }, 'Data', 'StatusReason', index, 'StatusReasonCode');
        yield look(place, statusReasons.includes(code), 'Expected a value of OBExternalStatusReason1Code', code);
      }
    }
  },
  accept: { 'a code of ISO 20022': withdrawn('CUST'), 'a code of Open Banking': withdrawn('U028') },
  reject: { 'a code of the bank': withdrawn('BYE1'), 'a word': withdrawn('Gone') },
});
