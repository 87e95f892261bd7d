import type { RecordedExchange } from '../../core/archive.ts';
import { rfcClause } from '../../core/clause.ts';
import type { Evidence } from '../../core/evidence.ts';
import { rule } from '../../core/rule.ts';
import { isSuccess, lookAtStatus, statusOf } from '../../core/status.ts';

const variants: readonly string[] = ['json-and-more', 'other-letters'];
const call = { operation: 'POST /account-access-consents', probe: 'consent-refusal' } as const;
const more = { ...call, variant: 'json-and-more', requestBody: '{"Data":{"Permissions":[]},"Risk":{}} and more' };
const letters = { ...call, variant: 'other-letters', requestBody: { data: { permissions: [] }, risk: {} } };

/** True for a refusal with the status that every body gets which is no JSON: where that is a wrong one, another rule tells it. */
function refusedLikeTruncated(evidence: Evidence, exchange: RecordedExchange): boolean {
  const status = statusOf(exchange);
  if (status === 400 || isSuccess(exchange)) return false;
  return evidence.whole.select({ ...call, variant: 'truncated-json' }).some((other) => statusOf(other) === status);
}

export default rule({
  id: 'AISP-HTTP-902',
  level: 'SHOULD',
  title: 'A consent request with more after its JSON, or with member names in other letters, is refused with 400',
  matters:
    'What one bank reads into a sloppy request the next one refuses: a TPP that tested here finds its own mistake elsewhere, and two readers of one body may see two requests.',
  beyond:
    'RFC 8259 has one value in a text and compares names letter by letter, but lets a parser take more than that: who does so breaks no sentence of the standard.',
  clause: rfcClause(8259, '9'),
  scenarios: ['consent-refusals'],
  needs: 'an access token for the client, to send such requests',
  apart: 'knowing all',
  *judge(evidence) {
    for (const exchange of evidence.select(call)) {
      if (!variants.includes(exchange.about.variant ?? '')) continue;
      if (refusedLikeTruncated(evidence, exchange)) continue;
      yield lookAtStatus(exchange, { expected: [400] }, 'Expected 400 for a body that only a lenient reader takes');
    }
  },
  accept: {
    'more after the end refused': { ...more, status: 400 },
    'names in other letters refused': { ...letters, status: 400 },
  },
  reject: {
    'more after the end read over': { ...more, status: 201, data: { ConsentId: 'aac-1' } },
    'names in other letters taken': { ...letters, status: 201, data: { ConsentId: 'aac-1' } },
    'the server breaks on it': { ...more, status: 500 },
  },
  silent: {
    'the server breaks on all that is no JSON, which another rule tells': [
      { ...more, status: 500 },
      { ...call, variant: 'truncated-json', requestBody: '{', status: 500 },
    ],
  },
});
