import { clause } from '../../core/clause.ts';
import { rule } from '../../core/rule.ts';
import { lookAtStatus } from '../../core/status.ts';

const variants: readonly string[] = ['truncated-json', 'json-array', 'json-text'];
const call = { operation: 'POST /account-access-consents', probe: 'consent-refusal' } as const;

export default rule({
  id: 'AISP-HTTP-004',
  level: 'MUST',
  title: 'A consent request that is not a JSON object is refused with 400',
  matters:
    'A bank that does not refuse a list or a bare text as a consent answers 500, and the TPP waits out a fault of its own.',
  clause: clause('Read/Write Data API', 'HTTP Status Codes'),
  scenarios: ['consent-refusals'],
  needs: 'consent requests with a truncated body, and with an array or a text for a body',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.select(call)) {
      if (!variants.includes(exchange.about.variant ?? '')) continue;
      yield lookAtStatus(exchange, { expected: [400] }, 'Expected 400 for a body that is not a JSON object');
    }
  },
  accept: {
    'truncated JSON refused': { ...call, variant: 'truncated-json', requestBody: '{"Data":', status: 400 },
    'an array refused': { ...call, variant: 'json-array', requestBody: [], status: 400 },
  },
  reject: {
    'truncated JSON breaks the server': { ...call, variant: 'truncated-json', requestBody: '{"Data":', status: 500 },
    'a text makes a consent': { ...call, variant: 'json-text', requestBody: '"x"', status: 201, data: {} },
    'an array makes a consent': { ...call, variant: 'json-array', requestBody: [], status: 201, data: {} },
    'an array is called unprocessable': { ...call, variant: 'json-array', requestBody: [], status: 422 },
  },
});
