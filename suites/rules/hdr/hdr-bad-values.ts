import { clause } from '../../core/clause.ts';
import { sentHeader } from '../../core/evidence.ts';
import { interactionId, playsBackNone } from '../../core/interaction-id.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

const name = 'x-fapi-interaction-id';
const odd = {
  operation: 'GET /accounts',
  probe: 'bad-header',
  variant: 'interaction-id',
  requestHeaders: { [name]: 'not-a-uuid' },
} as const;
const accounts = { Account: [] };
const read = { operation: 'GET /accounts', data: accounts } as const;
const authDate = { operation: 'GET /accounts', probe: 'bad-header', variant: 'auth-date' } as const;

export default [
  rule({
    id: 'AISP-HDR-007',
    level: 'MUST',
    title: 'An interaction id that is no UUID is refused or played back, never replaced',
    matters: 'An id that is silently replaced leaves the TPP searching for one that the bank never wrote down.',
    clause: clause('Read/Write Data API', 'Request Headers'),
    scenarios: ['headers'],
    needs: 'a call whose interaction id is no UUID',
    waitsFor: playsBackNone,
    apart: 'knowing all',
    *judge(evidence) {
      for (const exchange of evidence.select({ probe: 'bad-header', variant: 'interaction-id' })) {
        const [sent, received] = [sentHeader(exchange, name), interactionId(exchange)];
        if (isSuccess(exchange) && playsBackNone(evidence) !== undefined) continue;
        // Which status a refusal has is for another rule.
        const holds = !isSuccess(exchange) || received === sent;
        yield look({ exchange }, holds, 'Expected a refusal, or the value played back', received);
      }
    },
    accept: {
      'played back': { ...odd, data: accounts, headers: { [name]: 'not-a-uuid' } },
      refused: { ...odd, status: 400 },
    },
    reject: {
      'replaced by one of the bank': { ...odd, data: accounts },
      'replaced, and not so on a read': [{ ...odd, data: accounts }, read],
    },
    silent: {
      'replaced as on every read, which another rule tells': [
        { ...odd, data: accounts },
        { ...read, headers: { [name]: undefined } },
      ],
    },
  }),
  rule({
    id: 'AISP-HDR-010',
    level: 'MUST',
    title: 'An x-fapi-auth-date in another form than RFC 7231 is refused as a bad header or ignored',
    matters:
      'If a bank reads a malformed sign-in date as some other time, what it knows of the presence of the customer is made up.',
    clause: clause('Read/Write Data API', 'Date Formats'),
    releases: { since: '3.1.2' },
    scenarios: ['headers'],
    needs: 'a call whose x-fapi-auth-date has another form',
    apart: true,
    *judge(evidence) {
      for (const exchange of evidence.select({ probe: 'bad-header', variant: 'auth-date' })) {
        const status = statusOf(exchange);
        const holds = isSuccess(exchange) || (status >= 400 && status < 500);
        yield look({ exchange }, holds, 'Expected a refusal, or an answer as if there were no such header', status);
      }
    },
    accept: { refused: { ...authDate, status: 400 }, ignored: { ...authDate, data: accounts } },
    reject: { 'the server breaks': { ...authDate, status: 500 }, 'sent elsewhere': { ...authDate, status: 302 } },
  }),
];
