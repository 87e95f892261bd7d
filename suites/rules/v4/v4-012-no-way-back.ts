import { clause } from '../../core/clause.ts';
import { accountReads, accountsAfter } from '../../core/course.ts';
import { errorDetails } from '../../core/error-codes.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { consentFor, reasonCodes, reasonedConsents } from '../../core/status-reasons.ts';

const authenticateAgain = 'U028';
const final: readonly string[] = ['EXPD', 'RJCT'];

const shown = (Status: string, ...codes: readonly string[]): Sketch => ({
  operation: 'GET /account-access-consents/{ConsentId}',
  data: consentFor(Status, ...codes),
});
const refused = (...codes: readonly string[]) =>
  accountsAfter(
    'consent-expired',
    { status: 401, body: { Errors: codes.map((ErrorCode) => ({ ErrorCode })) } },
    'expiring',
  );

export default rule({
  id: 'AISP-V4-012',
  level: 'MUST NOT',
  title:
    'U028 is told of no consent that cannot be authorised again: neither as its reason nor in the refusal of a call',
  matters: 'U028 sends the customer to the bank to log in; past the end of the consent they log in for nothing.',
  clause: clause('Read/Write Data API', '401 (Unauthorized)'),
  releases: { since: '4.0.0' },
  scenarios: ['consent-expiry', 'consents'],
  needs: 'a consent that was declined or has come to its end, and what is told of it',
  apart: true,
  *judge(evidence) {
    for (const found of reasonedConsents(evidence)) {
      const codes = reasonCodes(found);
      if (!final.includes(found.status ?? '') || codes.length === 0) continue;
      yield look(found.place, !codes.includes(authenticateAgain), 'Expected no U028 beside this Status', found.status);
    }
    for (const exchange of accountReads(evidence, 'expiring', 'consent-expired')) {
      const codes = errorDetails(exchange).flatMap(({ code }) => code ?? []);
      if (codes.length === 0) continue;
      const place = { exchange, pointer: '/Errors' };
      yield look(place, !codes.includes(authenticateAgain), 'Expected no U028 past the end of the consent', codes);
    }
  },
  accept: {
    'its end': shown('EXPD', 'TKXP'),
    'in the refusal, its end': refused('TKXP'),
    'where the PSU can come back': [shown('CANC', 'TKSP', 'U028'), shown('RJCT', 'U033')],
  },
  reject: {
    'beside the end': shown('EXPD', 'TKXP', 'U028'),
    'beside a refusal of the PSU': shown('RJCT', 'U028'),
    'in the refusal of a call': refused('TKXP', 'U028'),
  },
});
