import type { RecordedExchange } from '../../core/archive.ts';
import { clause } from '../../core/clause.ts';
import type { Evidence } from '../../core/evidence.ts';
import { look } from '../../core/look.ts';
import { callsCarrying, charset, idempotencyKey } from '../../core/oddities.ts';
import { rule } from '../../core/rule.ts';
import { isSuccess, lookAtStatus, statusOf } from '../../core/status.ts';

const post = { operation: 'POST /account-access-consents', variant: 'rejected' } as const;
const withCharset = {
  ...post,
  carries: charset,
  requestHeaders: { 'content-type': 'application/json; charset=utf-8' },
} as const;
const withLongKey = {
  ...post,
  carries: idempotencyKey,
  requestHeaders: { 'x-idempotency-key': 'k'.repeat(41) },
} as const;
const made = { data: { ConsentId: 'con-rejected' } };

const requests = (evidence: Evidence, variant: string): readonly RecordedExchange[] =>
  callsCarrying(evidence, variant).filter(({ about }) => about.operation === post.operation);

export default [
  rule({
    id: 'AISP-HDR-017',
    level: 'MUST',
    title: 'The media type of a consent request may have parameters',
    matters:
      'Many HTTP libraries add a charset to the media type of their own accord; a bank that compares the text refuses all who use them.',
    clause: clause('Read/Write Data API', 'Request Headers'),
    scenarios: ['consents'],
    needs: 'an access token for the client, to post a consent with a charset in its Content-Type',
    *judge(evidence) {
      for (const exchange of requests(evidence, charset)) {
        const expected = 'Expected a consent for JSON with a charset of UTF-8';
        yield look({ exchange }, isSuccess(exchange), expected, statusOf(exchange));
      }
    },
    accept: { 'a charset of UTF-8': { ...withCharset, ...made } },
    reject: {
      'refused as another media type': [
        { ...withCharset, probe: 'unusual', status: 415 },
        { ...post, ...made },
      ],
      'refused as a bad request': [
        { ...withCharset, probe: 'unusual', status: 400 },
        { ...post, ...made },
      ],
    },
    silent: {
      'refused without the charset as well': [
        { ...withCharset, probe: 'unusual', status: 400 },
        { ...post, status: 400 },
      ],
    },
  }),
  rule({
    id: 'AISP-HDR-034',
    level: 'MUST',
    title: 'An over-long x-idempotency-key is ignored like any other on a consent request',
    matters:
      'Gateways of TPPs put an idempotency key on every POST; the standard ignores it here, so a long one must not cost a consent.',
    clause: clause('Read/Write Data API', 'Idempotency'),
    scenarios: ['consents'],
    needs: 'an access token for the client, to post a consent with a key of more than 40 characters',
    *judge(evidence) {
      for (const exchange of requests(evidence, idempotencyKey)) {
        yield lookAtStatus(exchange, { expected: [201] }, 'Expected a consent whatever the idempotency key');
      }
    },
    accept: { 'a key of 41 characters': { ...withLongKey, ...made } },
    reject: {
      refused: [
        { ...withLongKey, probe: 'unusual', status: 400 },
        { ...post, ...made },
      ],
    },
  }),
];
