import { clause } from '../../core/clause.ts';
import { errorAnswers, errorBodies } from '../../core/error-bodies.ts';
import { type Evidence, json } from '../../core/evidence.ts';
import { look } from '../../core/look.ts';
import { type Rule, rule } from '../../core/rule.ts';
import { statusOf } from '../../core/status.ts';

const page = '<html><body><h1>Service error</h1></body></html>';
const body = { Code: '403', Message: 'Refused', Errors: [{ ErrorCode: 'UK.OBIE.Rules.X', Message: 'Refused' }] };

const noJson = { operation: 'GET /balances', probe: 'no-token', status: 401, body: page } as const;

/** The rule about other errors than 403, where no error of the bank has a body of JSON: it alone tells that. */
function isNeverJson(evidence: Evidence): Rule['id'] | undefined {
  const bodies = [...errorBodies(evidence)];
  const hasOther = bodies.some((exchange) => statusOf(exchange) !== 403);
  return hasOther && bodies.every((exchange) => json(exchange) === undefined) ? 'AISP-HTTP-025' : undefined;
}

/** What is in the JSON is for the rules of the error body; these are about it being JSON at all. */
function errorBodyIsJson(
  id: Rule['id'],
  title: string,
  matters: string,
  section: string,
  status: number,
  concerns: (status: number) => boolean,
): Rule {
  const call = { operation: 'GET /balances', probe: 'missing-permission', status } as const;
  return rule({
    id,
    level: 'MUST',
    title,
    matters,
    clause: clause('Read/Write Data API', section),
    scenarios: ['missing-permissions', 'consent-refusals', 'tokens', 'routing', 'accounts-outside-consent'],
    needs: `a refusal, such as one with ${status}`,
    ...(status === 403 ? { waitsFor: isNeverJson } : {}),
    *judge(evidence) {
      if (status === 403 && isNeverJson(evidence) !== undefined) return;
      for (const exchange of errorAnswers(evidence)) {
        if (!concerns(statusOf(exchange))) continue;
        const holds = exchange.response?.body === '' || json(exchange) !== undefined;
        yield look({ exchange }, holds, 'Expected JSON in an error body', exchange.response?.body.slice(0, 60));
      }
    },
    accept: {
      JSON: { ...call, body },
      'no body': { ...call, body: '' },
    },
    reject: {
      'a web page': { ...call, body: page },
      'plain text': { ...call, body: 'Forbidden' },
      'a web page, where other errors are JSON': [
        { ...call, body: page },
        { ...call, status: status === 403 ? 400 : 403, body },
      ],
    },
    ...(status === 403 ? { silent: { 'a web page, as every other error': [{ ...call, body: page }, noJson] } } : {}),
  });
}

export default [
  errorBodyIsJson(
    'AISP-HTTP-024',
    'The body of a 403, which is optional, is JSON',
    'A web page as the body of a refusal makes the client fail in its parser, and the reason for the 403 is lost.',
    '403 (Forbidden)',
    403,
    (status) => status === 403,
  ),
  errorBodyIsJson(
    'AISP-HTTP-025',
    'The body of any error other than 403 is JSON',
    'Clients read the error to tell what to do; an HTML page of a gateway turns each refusal into "unexpected character <".',
    'Error Response Structure',
    400,
    (status) => status !== 403,
  ),
];
