import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { statusOf } from '../../core/status.ts';

const refused = (variant: string, body: unknown): Sketch => ({
  operation: 'GET /accounts',
  probe: 'no-token',
  variant,
  status: 401,
  body,
});

/** Elsewhere the standard wants a body in every refusal: contradiction C4, of which one reading is followed here. An expired token is AISP-V4-038. */
export default rule({
  id: 'AISP-V4-039',
  level: 'SHOULD',
  title: 'A 401 for a missing or invalid access token has no body',
  matters:
    'A body of a 401 tells a TPP that a token that was good has ended, and why; a body for a token that was none blurs the two.',
  clause: clause('Read/Write Data API', '401 (Unauthorized)'),
  releases: { since: '4.0.0' },
  scenarios: ['tokens'],
  needs: 'calls without a good token that are refused with 401',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.select({ probe: 'no-token' })) {
      // Of a call with its token in the query the answer was not kept.
      if (statusOf(exchange) !== 401 || exchange.about.variant === 'query' || exchange.request.method === 'HEAD')
        continue;
      const body = exchange.response?.body ?? '';
      yield look({ exchange }, body === '', 'Expected no body', body.slice(0, 60));
    }
  },
  accept: { 'no token, and no body': refused('none', ''), 'a made-up token, and no body': refused('garbage', '') },
  reject: {
    'a code for a missing token': refused('none', { Errors: [{ ErrorCode: 'TK09' }] }),
    'an error of OAuth': refused('garbage', { error: 'invalid_token' }),
  },
});
