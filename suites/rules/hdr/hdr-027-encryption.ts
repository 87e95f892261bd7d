import { clause } from '../../core/clause.ts';
import { header } from '../../core/evidence.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

const asked = { operation: 'GET /accounts', probe: 'not-acceptable', variant: 'application/jose+jwe' } as const;

export default rule({
  id: 'AISP-HDR-027',
  level: 'MAY',
  title: 'A request for an encrypted answer gets one, or 406',
  matters:
    'A TPP that asks for encryption must get it or be told; clear text in its place is kept where only encrypted data may be.',
  clause: clause('Read/Write Data API', 'Message Encryption'),
  scenarios: ['media-types'],
  needs: 'a consent that opens accounts, to ask for them encrypted',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.select({ probe: 'not-acceptable', variant: 'application/jose+jwe' })) {
      const type = header(exchange, 'content-type') ?? '';
      const holds = statusOf(exchange) === 406 || (isSuccess(exchange) && /\bjwe\b/i.test(type));
      yield look({ exchange }, holds, 'Expected an encrypted answer or 406', statusOf(exchange), type);
    }
  },
  accept: {
    'not encrypted by this bank': { ...asked, status: 406 },
    encrypted: { ...asked, body: 'eyJhbGciOiJSU0EtT0FFUCJ9.e30', headers: { 'content-type': 'application/jose+jwe' } },
  },
  reject: { 'plain JSON': { ...asked, data: { Account: [] } } },
});
