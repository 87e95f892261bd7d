import type { RecordedExchange } from '../../core/archive.ts';
import { clause } from '../../core/clause.ts';
import { type Evidence, sentHeader } from '../../core/evidence.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { isSuccess, lookAtStatus, statusOf } from '../../core/status.ts';

const post = { operation: 'POST /account-access-consents', variant: 'rejected' } as const;
const withCharset = { ...post, requestHeaders: { 'content-type': 'application/json; charset=utf-8' } } as const;
const withLongKey = { ...post, requestHeaders: { 'x-idempotency-key': 'k'.repeat(41) } } as const;
const made = { data: { ConsentId: 'con-rejected' } };

const requests = (evidence: Evidence): readonly RecordedExchange[] =>
  evidence.select({ operation: 'POST /account-access-consents', probe: 'happy' });

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
      for (const exchange of requests(evidence)) {
        if (!sentHeader(exchange, 'content-type')?.includes(';')) continue;
        // Any other refusal has another reason than the media type.
        const status = statusOf(exchange);
        if (status !== 415 && !isSuccess(exchange)) continue;
        yield look({ exchange }, status !== 415, 'Expected no 415 for JSON with a charset of UTF-8', status);
      }
    },
    accept: { 'a charset of UTF-8': { ...withCharset, ...made } },
    reject: { 'refused as another media type': { ...withCharset, status: 415 } },
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
      for (const exchange of requests(evidence)) {
        if ((sentHeader(exchange, 'x-idempotency-key') ?? '').length <= 40) continue;
        // What the media type does is for another rule.
        if (statusOf(exchange) === 415) continue;
        yield lookAtStatus(exchange, { expected: [201] }, 'Expected a consent whatever the idempotency key');
      }
    },
    accept: { 'a key of 41 characters': { ...withLongKey, ...made } },
    reject: { refused: { ...withLongKey, status: 400 } },
  }),
];
