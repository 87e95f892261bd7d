import type { RecordedExchange } from '../../core/archive.ts';
import { clause } from '../../core/clause.ts';
import { type Evidence, headerValues, sentHeader, succeeded } from '../../core/evidence.ts';
import { carriesNone, interactionId } from '../../core/interaction-id.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const one = '7f9a3c1e-2a49-4c5e-9d55-3f1f6a2b8c10';
const another = '9B2D6A7E-40C1-4F0C-8B5D-2E7C1A90D3F4';

/** A read that was sent without an interaction id, and the id that came back. */
const answered = (id: string | undefined): Sketch => ({
  operation: 'GET /accounts',
  carries: 'no-interaction-id',
  requestHeaders: { 'x-fapi-interaction-id': '' },
  headers: { 'x-fapi-interaction-id': id },
  data: { Account: [] },
});

/** Successes of requests that named no interaction id. */
function unnamed(evidence: Evidence): readonly RecordedExchange[] {
  return evidence
    .select({ probe: 'happy' })
    .filter((exchange) => (sentHeader(exchange, 'x-fapi-interaction-id') ?? '') === '' && succeeded(exchange));
}

export default [
  rule({
    id: 'AISP-HDR-002',
    level: 'MUST',
    title: 'A success without an interaction id in its request carries one of the bank, which is a UUID',
    matters:
      'A TPP that sends no id reports an incident by that of the bank; without one there is nothing to quote to the help desk.',
    clause: clause('Read/Write Data API', 'Response Headers'),
    scenarios: ['headers'],
    needs: 'a successful call that was sent without an interaction id',
    waitsFor: carriesNone,
    *judge(evidence) {
      if (carriesNone(evidence) !== undefined) return;
      for (const exchange of unnamed(evidence)) {
        const received = interactionId(exchange) ?? '';
        yield look({ exchange }, uuid.test(received), 'Expected an RFC 4122 UUID in x-fapi-interaction-id', received);
      }
    },
    accept: { 'a UUID': answered(one), 'a UUID in upper case': answered(another) },
    reject: { 'no header': answered(undefined), 'a counter': answered('000042'), 'an empty header': answered('') },
    silent: {
      'no answer has an id, which another rule tells': [
        answered(undefined),
        { operation: 'GET /accounts', data: { Account: [] }, headers: { 'x-fapi-interaction-id': undefined } },
      ],
    },
  }),
  rule({
    id: 'AISP-HDR-003',
    level: 'MUST',
    title: 'Interaction ids that the bank makes up differ from answer to answer',
    matters: 'An id that several answers share points the help desk to the call of somebody else.',
    clause: clause('Read/Write Data API', 'Response Headers'),
    scenarios: ['headers'],
    needs: 'two successful calls that were sent without an interaction id',
    waitsFor: carriesNone,
    *judge(evidence) {
      const seen = new Set<string>();
      for (const exchange of unnamed(evidence)) {
        const [received, more] = headerValues(exchange, 'x-fapi-interaction-id').map((each) => each.toLowerCase());
        if (received === undefined || received === '' || more !== undefined) continue;
        if (seen.size > 0) {
          yield look({ exchange }, !seen.has(received), 'Expected an interaction id not used before', received);
        }
        seen.add(received);
      }
    },
    accept: { 'two ids': [answered(one), answered(another)] },
    reject: { 'one id twice': [answered(one), answered(one)] },
  }),
];
