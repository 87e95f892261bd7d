import { clause } from '../../core/clause.ts';
import { rule } from '../../core/rule.ts';
import { lookAtStatus } from '../../core/status.ts';

const post = { operation: 'POST /account-access-consents', probe: 'unsupported-media' } as const;
const latin = 'application/json; charset=iso-8859-1';
/** By the other reading the charset says nothing, as RFC 8259 has it: a bank that makes a consent of the JSON then warns. */
const tolerated = { 201: 'charset-without-meaning' } as const;

export default [
  rule({
    id: 'AISP-HDR-016',
    level: 'MUST',
    title: 'A consent request of another media type than JSON is refused with 415',
    matters:
      'A bank that guesses at a body which is no JSON makes a consent that says something other than what the TPP meant.',
    clause: clause('Read/Write Data API', 'HTTP Status Codes'),
    scenarios: ['media-types'],
    needs: 'an access token for the client, to post a consent of another media type',
    *judge(evidence) {
      for (const variant of ['text/plain', 'application/x-www-form-urlencoded']) {
        for (const exchange of evidence.select({ probe: 'unsupported-media', variant })) {
          yield lookAtStatus(exchange, { expected: [415] }, 'Expected 415 for a body of another media type');
        }
      }
    },
    accept: { 'refuses text': { ...post, variant: 'text/plain', status: 415 } },
    reject: {
      'makes a consent of text': { ...post, variant: 'text/plain', data: { ConsentId: 'c' } },
      'calls a form a bad request': { ...post, variant: 'application/x-www-form-urlencoded', status: 400 },
    },
  }),
  rule({
    id: 'AISP-HDR-019',
    level: 'MUST',
    title: 'A consent request in another charset than UTF-8 is refused',
    matters:
      'Bytes that are read in another charset than they were written in can change what a customer is asked to approve.',
    clause: clause('Read/Write Data API', 'Character Encoding'),
    tolerates: ['charset-without-meaning'],
    scenarios: ['media-types'],
    needs: 'an access token for the client, to post a consent in another charset',
    apart: true,
    *judge(evidence) {
      for (const exchange of evidence.select({ probe: 'unsupported-media', variant: latin })) {
        // The table of statuses speaks of character sets under 406, of formats under 415, of malformed headers under 400.
        yield lookAtStatus(exchange, { expected: [415, 400, 406], tolerated }, 'Expected a refusal of another charset');
      }
    },
    accept: {
      'refuses the media type': { ...post, variant: latin, status: 415 },
      'refuses the request': { ...post, variant: latin, status: 400 },
    },
    reject: {
      'makes a consent of it': { ...post, variant: latin, status: 201, data: { ConsentId: 'c' } },
      'breaks on it': { ...post, variant: latin, status: 500 },
    },
  }),
];
