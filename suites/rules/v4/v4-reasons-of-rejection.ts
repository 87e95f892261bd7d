import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { consentFor, reasonCodes, reasonedConsents } from '../../core/status-reasons.ts';

const declined = (...codes: readonly string[]): Sketch => ({
  operation: 'GET /account-access-consents/{ConsentId}',
  consent: 'rejected',
  variant: 'after-rejection',
  data: consentFor('RJCT', ...codes),
});
/** What has been done, and what is still waited for. */
const noFailure: readonly string[] = ['U036', 'U038'];
const shared = {
  level: 'SHOULD',
  releases: { since: '4.0.0' },
  scenarios: ['consents', 'consent-deletion'],
  apart: true,
} as const;

/** What a consent that the PSU declined tells of it. Of CANC and of EXPD the reasons are AISP-V4-007 and AISP-V4-009. */
export default [
  rule({
    ...shared,
    id: 'AISP-V4-006',
    title: 'A consent in RJCT tells at least one reason',
    matters:
      'A TPP asks its customer again where they only ran out of time, and leaves them alone where they said no: without a reason it cannot know.',
    clause: clause('Account Access Consents', 'Account Access Consent Status'),
    applies: ({ versionFour }) =>
      versionFour?.reasonsGiven !== false || 'The profile says that reasons are given where they must be alone.',
    needs: 'a consent that the PSU declines',
    *judge(evidence) {
      for (const { status, reasons, place } of reasonedConsents(evidence)) {
        if (status === 'RJCT') yield look(place, reasons.length > 0, 'Expected a reason beside RJCT');
      }
    },
    accept: { 'one reason': declined('U033') },
    reject: { none: declined() },
  }),
  rule({
    ...shared,
    id: 'AISP-V4-022',
    title: 'The reason of RJCT speaks of a failure, not of a consent that was used or still waits',
    matters: 'U038 beside RJCT tells a TPP that all went well: it asks for a token that it never gets.',
    clause: clause('Account Access Consents', 'Usage Examples'),
    optional: true,
    needs: 'a consent that the PSU declines, and that tells a reason',
    *judge(evidence) {
      for (const found of reasonedConsents(evidence)) {
        const codes = reasonCodes(found);
        if (found.status !== 'RJCT' || codes.length === 0) continue;
        const failed = !codes.some((code) => noFailure.includes(code));
        yield look(found.place, failed, 'Expected a reason that speaks of a failure', codes);
      }
    },
    accept: { 'the code for it': declined('U033'), 'a code of ISO 20022': declined('CUST') },
    reject: { 'that it was used': declined('U038'), 'that it still waits': declined('U033', 'U036') },
  }),
];
