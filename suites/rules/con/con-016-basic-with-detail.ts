import { clause } from '../../core/clause.ts';
import { codesIn, isAcceptedWithoutDates, requestedData } from '../../core/consent-history.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { isSuccess } from '../../core/status.ts';

const both = (answer: Partial<Sketch>): Sketch => ({
  operation: 'POST /account-access-consents',
  variant: 'debits',
  requestBody: { Data: { Permissions: ['ReadAccountsBasic', 'ReadAccountsDetail'] }, Risk: {} },
  ...answer,
});

export default rule({
  id: 'AISP-CON-016',
  level: 'MUST NOT',
  title: 'Asking for Basic and Detail of the same resource is no reason to refuse a consent',
  matters:
    'TPPs ask for both views since banks differ in what they have; a refusal would keep them from asking for what they need.',
  clause: clause('Account and Transaction API', 'Permissions'),
  scenarios: ['transaction-permissions'],
  needs: 'a run that makes its own consents',
  apart: 'knowing all',
  *judge(evidence) {
    for (const exchange of evidence.select({ operation: 'POST /account-access-consents', probe: 'happy' })) {
      const asked = codesIn(requestedData(exchange));
      const paired = asked.some((code) => code.endsWith('Basic') && asked.includes(code.replace(/Basic$/, 'Detail')));
      const status = exchange.response?.status;
      // Where the dates are why it was refused, the rule about those tells it.
      if (paired && !isAcceptedWithoutDates(evidence, exchange))
        yield look({ exchange }, isSuccess(exchange), 'Expected a consent for Basic and Detail together', status);
    }
  },
  accept: { 'makes the consent': both({ data: { ConsentId: 'aac-1' } }) },
  reject: { 'refuses it with 400': both({ status: 400 }), 'refuses it with 403': both({ status: 403 }) },
});
