import { clause } from '../../core/clause.ts';
import { accountReads, accountsAfter, consentAfter, consentReads } from '../../core/course.ts';
import { codedDetails } from '../../core/error-codes.ts';
import { json, succeeded } from '../../core/evidence.ts';
import { listAt, textAt } from '../../core/json.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { statusOf } from '../../core/status.ts';
import { consentFor } from '../../core/status-reasons.ts';

/**
 * What a consent and a call under it can be asked about at once. What both tell of a PSU who has to come back is fixed: that is
 * AISP-SEC-019 and AISP-V4-010.
 */
const steps = [
  ['renewed', 'withdrawn'],
  ['expiring', 'consent-expired'],
] as const;
/** A token that was taken back is to the bank no token any more: that is told of no consent. */
const ofNoToken: readonly string[] = ['TK01', 'TK09'];

const both = (ErrorCode: string, ...reasons: readonly string[]) => [
  accountsAfter('withdrawn', { status: 403, body: { Errors: [{ ErrorCode }] } }),
  consentAfter('withdrawn', { data: consentFor('CANC', ...reasons) }),
];

export default rule({
  id: 'AISP-V4-041',
  level: 'SHOULD',
  optional: true,
  title:
    'The code with which a call under an ended or suspended consent is refused is one of the reasons of the consent',
  matters:
    'A TPP that is told one reason by the call and another by the consent shows its customer whichever it asked for last.',
  clause: clause('Read/Write Data API', '401 (Unauthorized)'),
  releases: { since: '4.0.0' },
  scenarios: ['withdrawal', 'consent-expiry'],
  needs: 'a refusal with a code, and the consent with its reasons right after',
  *judge(evidence, { release }) {
    for (const [consent, variant] of steps) {
      const refusal = accountReads(evidence, consent, variant).at(-1);
      const state = consentReads(evidence, consent, variant).find(succeeded);
      if (refusal === undefined || state === undefined || ![401, 403].includes(statusOf(refusal))) continue;
      const codes = codedDetails(refusal, release).flatMap(({ code }) => code ?? []);
      const reasons = (listAt(json(state), 'Data', 'StatusReason') ?? []).flatMap(
        (each) => textAt(each, 'StatusReasonCode') ?? [],
      );
      if (codes.length === 0 || reasons.length === 0 || codes.some((code) => ofNoToken.includes(code))) continue;
      const place = { exchange: refusal, pointer: '/Errors' };
      const same = codes.some((code) => reasons.includes(code));
      yield look(place, same, 'Expected one of the reasons that the consent tells', codes);
    }
  },
  accept: { 'one of two': both('U042', 'TKCM', 'U042') },
  reject: { 'another reason': both('U028', 'TKCM', 'U042') },
});
