import { clause } from '../../core/clause.ts';
import { sentHeader, succeeded } from '../../core/evidence.ts';
import { interactionId } from '../../core/interaction-id.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';

const other = '7f9a3c1e-2a49-4c5e-9d55-3f1f6a2b8c10';
const read = { operation: 'GET /accounts', data: { Account: [] } } as const;

/** Covers the case of the header's name too: a client library may change it on the way, so it is no rule of its own. */
export default rule({
  id: 'AISP-HDR-001',
  level: 'MUST',
  title:
    'A successful GET plays back the x-fapi-interaction-id of its request unchanged, whatever the case of its name',
  matters:
    'The interaction id is how TPP and bank find one call in two logs; if it comes back altered, no incident can be traced.',
  clause: clause('Read/Write Data API', 'Response Headers'),
  statements: ['AISP-HDR-001', 'AISP-HDR-008'],
  scenarios: ['reads', 'basic-view', 'headers'],
  needs: 'a successful GET that was sent with an interaction id',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.select({ probe: 'happy' })) {
      const sent = sentHeader(exchange, 'x-fapi-interaction-id');
      if (sent === undefined || exchange.request.method !== 'GET' || !succeeded(exchange)) continue;
      const received = interactionId(exchange);
      yield look({ exchange }, received === sent, 'Expected the interaction id of the request in the answer', received);
    }
  },
  accept: {
    'the same id': read,
    'the same id, sent under a name in upper case': {
      ...read,
      carries: 'interaction-id-upper-case',
      requestHeaders: { 'X-FAPI-Interaction-ID': other },
    },
  },
  reject: {
    'another id': { ...read, headers: { 'x-fapi-interaction-id': other } },
    'no id': { ...read, headers: { 'x-fapi-interaction-id': undefined } },
  },
});
