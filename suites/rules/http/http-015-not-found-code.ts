import { clause } from '../../core/clause.ts';
import { speaksOtherwise } from '../../core/error-codes.ts';
import { json } from '../../core/evidence.ts';
import { isObject, listAt, textAt } from '../../core/json.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { statusOf } from '../../core/status.ts';
import { spelt } from '../../core/words.ts';

/** What the standard names for it, and what the official suite accepts as well. */
const codes: readonly string[] = ['UK.OBIE.Resource.NotFound', 'UK.OBIE.Field.Invalid'];

const call = { operation: 'GET /accounts/{AccountId}', probe: 'unknown-id', variant: 'account', status: 400 } as const;
const body = (ErrorCode: string) => ({ Code: '400', Message: 'Refused', Errors: [{ ErrorCode, Message: 'Unknown' }] });

export default rule({
  id: 'AISP-HTTP-015',
  level: 'SHOULD',
  title: 'The refusal of an id that does not exist has the ErrorCode UK.OBIE.Resource.NotFound',
  matters:
    'The code tells the TPP that the id is at fault and not the rest of the request; without it both look like any other 400.',
  clause: clause('Namespaced Enumerations', 'OBErrorResponseError1Code'),
  scenarios: ['accounts-outside-consent', 'consent-refusals'],
  needs: 'a refusal with 400 and a body of an id that does not exist',
  apart: true,
  *judge(evidence, { release }) {
    const fitting = codes.map((code) => spelt(release, 'errorCode', code));
    for (const exchange of evidence.select({ probe: 'unknown-id' })) {
      if (statusOf(exchange) !== 400 || !isObject(json(exchange))) continue;
      if (speaksOtherwise(exchange, release)) continue;
      const got = (listAt(json(exchange), 'Errors') ?? []).map((error) => textAt(error, 'ErrorCode'));
      const holds = got.some((code) => code !== undefined && fitting.includes(code));
      yield look({ exchange, pointer: '/Errors' }, holds, `Expected the ErrorCode ${fitting[0]}`, got);
    }
  },
  accept: {
    'the code of the standard': { ...call, body: body('UK.OBIE.Resource.NotFound') },
    'the code that the official suite accepts': { ...call, body: body('UK.OBIE.Field.Invalid') },
  },
  reject: {
    'another code': { ...call, body: body('UK.OBIE.UnexpectedError') },
    'no code': { ...call, body: { Code: '400', Message: 'Refused' } },
  },
});
