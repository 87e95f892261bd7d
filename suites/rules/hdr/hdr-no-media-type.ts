import { clause } from '../../core/clause.ts';
import { header, json } from '../../core/evidence.ts';
import { look } from '../../core/look.ts';
import { callsNothingJson } from '../../core/media-type.ts';
import { rule } from '../../core/rule.ts';
import { isSuccess, lookAtStatus, statusOf } from '../../core/status.ts';

const section = clause('Read/Write Data API', 'Request Headers');
const post = { operation: 'POST /account-access-consents', probe: 'unsupported-media', variant: 'none' } as const;
const plain = { operation: 'GET /accounts', data: { Account: [] } } as const;
const text = { 'content-type': 'text/plain' };
const read = { path: '/accounts', probe: 'happy', variant: 'accept:none' } as const;

export default [
  rule({
    id: 'AISP-HDR-018',
    level: 'MUST',
    title: 'A consent request that names no media type is refused',
    matters:
      'A consent should not hang on a guess at the kind of a body: what one bank guesses, the next refuses, and the fault shows in production.',
    clause: section,
    scenarios: ['media-types'],
    needs: 'an access token for the client, to post a consent without Content-Type',
    apart: true,
    *judge(evidence) {
      for (const exchange of evidence.select({ probe: 'unsupported-media', variant: 'none' })) {
        yield lookAtStatus(exchange, { expected: [415, 400] }, 'Expected a refusal of a body without a media type');
      }
    },
    accept: {
      'an unsupported media type': { ...post, status: 415 },
      'a bad request': { ...post, status: 400 },
    },
    reject: {
      'makes a consent of it': { ...post, data: { ConsentId: 'c' } },
      'breaks on it': { ...post, status: 500 },
    },
  }),
  rule({
    id: 'AISP-HDR-023',
    level: 'MUST',
    title: 'A call without Accept is answered in JSON',
    matters: 'The simplest clients send no Accept; what they get has to be what all others get.',
    clause: section,
    scenarios: ['media-types'],
    needs: 'a consent that opens accounts, to read them without Accept',
    waitsFor: callsNothingJson,
    *judge(evidence) {
      // Where no read with Accept succeeds either, its absence is not the reason.
      if (!evidence.select({ operation: 'GET /accounts', probe: 'happy', consent: 'detail' }).some(isSuccess)) return;
      for (const exchange of evidence.select({ probe: 'happy', variant: 'accept:none' })) {
        const type = header(exchange, 'content-type') ?? '';
        const isJson = isSuccess(exchange) && json(exchange) !== undefined;
        if (isJson && callsNothingJson(evidence) !== undefined) continue;
        const holds = isJson && /^application\/json\b/i.test(type);
        yield look({ exchange }, holds, 'Expected an answer in JSON', statusOf(exchange), type);
      }
    },
    accept: { 'answers in JSON': [plain, { ...read, data: { Account: [] } }] },
    reject: {
      'answers with a page': [plain, { ...read, body: '<p>Accounts</p>', headers: { 'content-type': 'text/html' } }],
      'answers in XML': [plain, { ...read, body: '<Account/>', headers: { 'content-type': 'text/xml' } }],
      'refuses it': [plain, { ...read, status: 406 }],
      'breaks on it': [plain, { ...read, status: 500 }],
      'calls its JSON text': [plain, { ...read, data: { Account: [] }, headers: text }],
      'answers in XML where it calls all JSON text': [
        { ...plain, headers: text },
        { ...read, body: '<Account/>', headers: { 'content-type': 'text/xml' } },
      ],
    },
    silent: {
      'calls all of its JSON text, which another rule tells': [
        { ...plain, headers: text },
        { ...read, data: { Account: [] }, headers: text },
      ],
    },
  }),
];
