import { clause } from '../../core/clause.ts';
import { createdConsents, requestedData } from '../../core/consent-history.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const answered = (Data: object): Sketch => ({
  operation: 'POST /account-access-consents',
  requestBody: {
    Data: { Permissions: ['ReadAccountsBasic'], ExpirationDateTime: '2026-05-14T12:00:00+00:00' },
    Risk: {},
  },
  data: { ConsentId: 'aac-1', Permissions: ['ReadAccountsBasic'], ...Data },
});

/** Whether a value is the one that was sent is for the rules of the member. */
export default rule({
  id: 'AISP-ENV-017',
  level: 'MUST',
  title: 'The answer to a consent request repeats every member of the request',
  matters:
    'A TPP checks the consent that it got against the one that it asked for; a member that is dropped shows a promise that the bank does not keep.',
  clause: clause('Read/Write Data API', 'Response Structure'),
  scenarios: ['consents', 'transaction-permissions'],
  needs: 'a consent that could be made of a request with dates',
  *judge(evidence) {
    for (const { exchange, data } of createdConsents(evidence)) {
      for (const name of Object.keys(requestedData(exchange) ?? {})) {
        if (name === 'Permissions') continue;
        yield look(below({ exchange }, 'Data', name), data[name] !== undefined, 'Expected the member that was sent');
      }
    }
  },
  accept: {
    'all of it': answered({ ExpirationDateTime: '2026-05-14T12:00:00+00:00' }),
    'in another spelling': answered({ ExpirationDateTime: '2026-05-14T12:00:00.000Z' }),
  },
  reject: { 'without the expiry': answered({}) },
});
