import type { RecordedExchange } from '../../core/archive.ts';
import { clause } from '../../core/clause.ts';
import { type Evidence, sentHeader } from '../../core/evidence.ts';
import { carriesNone, interactionId, playsBackNone } from '../../core/interaction-id.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { statusOf } from '../../core/status.ts';

const name = 'x-fapi-interaction-id';
const refused = { operation: 'GET /accounts', probe: 'no-token', variant: 'none', status: 401 } as const;
const read = { operation: 'GET /accounts', data: { Account: [] } } as const;
const unnamed = { requestHeaders: { [name]: '' } } as const;
const other = '7f9a3c1e-2a49-4c5e-9d55-3f1f6a2b8c10';

/** Errors of calls of the interface; a path that the standard does not define may be answered by anybody. */
function errors(evidence: Evidence): readonly RecordedExchange[] {
  return evidence.select().filter((exchange) => {
    const { operation, probe, variant } = exchange.about;
    const odd = probe === 'bad-header' && variant === 'interaction-id';
    return operation !== undefined && probe !== 'access' && !odd && statusOf(exchange) >= 400;
  });
}

export default [
  rule({
    id: 'AISP-HDR-004',
    level: 'MUST',
    title: 'An error carries an interaction id although its request named none',
    matters: 'A refusal is what TPPs ask about; without an id of its own it is the very call that nobody can find.',
    clause: clause('Read/Write Data API', 'Response Headers'),
    scenarios: ['tokens'],
    needs: 'a refused call that was sent without an interaction id',
    waitsFor: carriesNone,
    apart: 'knowing all',
    *judge(evidence) {
      if (carriesNone(evidence) !== undefined) return;
      for (const exchange of errors(evidence)) {
        if ((sentHeader(exchange, name) ?? '') !== '') continue;
        const received = interactionId(exchange) ?? '';
        yield look({ exchange }, received !== '', 'Expected x-fapi-interaction-id on an error', statusOf(exchange));
      }
    },
    accept: { 'an id of the bank': { ...refused, ...unnamed, headers: { [name]: other } } },
    reject: {
      'no id': { ...refused, ...unnamed, headers: { [name]: undefined } },
      'an empty id': { ...refused, ...unnamed, headers: { [name]: '' } },
      'no id, and another one in place of that of a read': [
        { ...read, headers: { [name]: other } },
        { ...refused, ...unnamed, headers: { [name]: undefined } },
      ],
    },
    silent: {
      'no answer has an id, which the rule about reads tells': [
        { ...read, headers: { [name]: undefined } },
        { ...refused, ...unnamed, headers: { [name]: undefined } },
      ],
    },
  }),
  rule({
    id: 'AISP-HDR-005',
    level: 'MUST',
    title: 'An error plays back the interaction id of its request unchanged',
    matters:
      'A TPP looks up a failed call by the id that it sent; an error that loses it breaks the trace where it is needed.',
    clause: clause('Read/Write Data API', 'Response Headers'),
    scenarios: ['consent-refusals', 'missing-permissions', 'accounts-outside-consent', 'routing', 'media-types'],
    needs: 'a refused call that was sent with an interaction id',
    waitsFor: playsBackNone,
    apart: 'knowing all',
    *judge(evidence) {
      if (playsBackNone(evidence) !== undefined) return;
      for (const exchange of errors(evidence)) {
        const sent = sentHeader(exchange, name) ?? '';
        if (sent === '') continue;
        const received = interactionId(exchange);
        yield look({ exchange }, received === sent, 'Expected the interaction id of the request on an error', received);
      }
    },
    accept: { 'the same id': refused },
    reject: {
      'another id': { ...refused, headers: { [name]: other } },
      'no id': { ...refused, headers: { [name]: undefined } },
      'no id, as on some reads': [
        { ...refused, headers: { [name]: undefined } },
        { ...read, headers: { [name]: undefined } },
        read,
      ],
    },
    silent: {
      'no answer plays it back, which the rule about reads tells': [
        { ...read, headers: { [name]: other } },
        { ...refused, headers: { [name]: other } },
      ],
    },
  }),
];
