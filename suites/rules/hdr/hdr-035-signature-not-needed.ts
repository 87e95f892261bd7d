import { clause } from '../../core/clause.ts';
import { errorDetails } from '../../core/error-codes.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

const unexpected = 'UK.OBIE.Signature.Unexpected';
const post = { path: '/account-access-consents', method: 'POST', probe: 'happy', variant: 'signature' } as const;
const refused = (ErrorCode: string) => ({
  ...post,
  status: 400,
  body: { Code: '400', Message: 'Refused', Errors: [{ ErrorCode, Message: 'Refused' }] },
});

/** That no signature is needed shows in every other consent of a run. */
export default rule({
  id: 'AISP-HDR-035',
  level: 'MAY',
  title: 'A signature that nobody asked for is ignored, or refused with 400 as unexpected',
  matters:
    'Clients that also make payments sign every request; account information asks for no signature, and must not break on one.',
  clause: clause('Namespaced Enumerations', 'OBErrorResponseError1Code'),
  scenarios: ['headers', 'token-life'],
  needs: 'an access token for the client, to post a consent with x-jws-signature',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.select({ probe: 'happy', variant: 'signature' })) {
      const codes = errorDetails(exchange).flatMap(({ code }) => code ?? []);
      const named = codes.length === 0 || codes.includes(unexpected);
      const holds = isSuccess(exchange) || (statusOf(exchange) === 400 && named);
      yield look({ exchange }, holds, `Expected a consent, or 400 with ${unexpected}`, statusOf(exchange), ...codes);
    }
  },
  accept: {
    'makes the consent': { ...post, status: 201, data: { ConsentId: 'c' } },
    'calls it unexpected': refused(unexpected),
    'refuses without a body': { ...post, status: 400, body: '' },
  },
  reject: {
    'checks what no one has to sign': refused('UK.OBIE.Signature.Invalid'),
    'breaks on it': { ...post, status: 500 },
  },
});
