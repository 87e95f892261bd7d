import { clause } from '../../core/clause.ts';
import { errorDetails, statusOf } from '../../core/error-codes.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { consentFor, reasonedConsents } from '../../core/status-reasons.ts';

const shown = (...codes: readonly string[]): Sketch => ({
  operation: 'POST /account-access-consents',
  consent: 'detail',
  data: consentFor('AWAU', ...codes),
});

export default rule({
  id: 'AISP-V4-027',
  level: 'MUST NOT',
  optional: true,
  title: 'A fault in a request is never told by the reasons of the consent alone: the call itself was refused for it',
  matters:
    'A TPP that got a consent takes its request for right; a fault that only the consent tells comes up when the customer is already at the bank.',
  clause: clause('Read/Write Data API', 'API Calls'),
  releases: { since: '4.0.0' },
  scenarios: ['consents'],
  needs: 'a consent that tells a reason',
  *judge(evidence, { release }) {
    for (const { exchange, reasons } of reasonedConsents(evidence)) {
      for (const { code, place } of reasons) {
        if (code === undefined) continue;
        const { consent } = exchange.about;
        const told = () =>
          evidence.select().some((each) => {
            const same = consent !== undefined && each.about.consent === consent;
            return same && errorDetails(each).some((detail) => detail.code === code);
          });
        const holds = statusOf(code, release) !== '400' || told();
        yield look(below(place, 'StatusReasonCode'), holds, 'Expected a call that was refused with this code', code);
      }
    }
  },
  accept: {
    'that it waits': shown('U036'),
    'a code that a call was refused with': [
      { operation: 'GET /accounts', consent: 'detail', status: 400, body: { Errors: [{ ErrorCode: 'U002' }] } },
      shown('U002'),
    ],
  },
  reject: { 'a bad value': shown('U002'), 'a bad header, beside that it waits': shown('U036', 'U006') },
});
