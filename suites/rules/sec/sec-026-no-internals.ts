import { clause } from '../../core/clause.ts';
import { internalInBody } from '../../core/internals.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { statusOf } from '../../core/status.ts';

const call = {
  operation: 'POST /account-access-consents',
  probe: 'consent-refusal',
  variant: 'truncated-json',
} as const;
const body = (Message: string) => ({
  Code: '400',
  Message,
  Errors: [{ ErrorCode: 'UK.OBIE.Resource.InvalidFormat', Message }],
});

export default rule({
  id: 'AISP-SEC-026',
  level: 'MUST NOT',
  title: 'Error answers tell nothing of the inside of the bank: no stack traces, queries or file paths',
  matters:
    'A stack trace or a query in an error is copied into the logs of each TPP, and shows an attacker where to begin.',
  clause: clause('Namespaced Enumerations', 'OBErrorResponseError1Code'),
  scenarios: ['consent-refusals', 'tokens', 'accounts-outside-consent', 'media-types', 'filters'],
  needs: 'error answers',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.select()) {
      if (exchange.about.probe === 'access' || statusOf(exchange) < 400) continue;
      const found = internalInBody(exchange.response?.body ?? '');
      yield look({ exchange }, found === undefined, 'Expected an error without internals', found?.slice(0, 60));
    }
  },
  accept: {
    'says what is wrong': {
      ...call,
      status: 400,
      body: body('The body ends at position (line:43); see /docs/consents'),
    },
    'words that programs use as well': {
      ...call,
      status: 400,
      body: body('Select an account from the list, or where it was an error'),
    },
    'codes, media types and addresses': {
      ...call,
      status: 400,
      body: body('UK.OBIE.Field.Invalid in application/json: see https://github.com/bank/docs.Please read it'),
    },
    'no body': { ...call, status: 400, body: '' },
  },
  reject: {
    'a stack trace': { ...call, status: 500, body: body('at Parser.parse (/srv/app/parser.js:17:4)') },
    'the name of an exception': { ...call, status: 500, body: body('java.lang.NullPointerException') },
    'the name of a class': { ...call, status: 400, body: body('com.bank.aisp.AccountService') },
    'a type of .NET': { ...call, status: 500, body: body('System.NullReferenceException: Object reference not set') },
    'a trace of Python': { ...call, status: 500, body: body('It broke\nTraceback (most recent call last):') },
    'a method of Go': { ...call, status: 500, body: body('github.com/x/y.(*Server).Handle') },
    'a frame of Node': { ...call, status: 500, body: body('It broke\n    at Object.<anonymous> (/app/server.js:1:2)') },
    'a query': { ...call, status: 500, body: body('SELECT * FROM consent WHERE id = 7') },
    'a path': { ...call, status: 500, body: body('cannot read /usr/src/app/config.yml') },
  },
});
