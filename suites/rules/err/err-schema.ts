import { clause, openApiClause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { type Rule, rule } from '../../core/rule.ts';
import { schemaRule } from '../../core/schema-rule.ts';
import { statusOf } from '../../core/status.ts';

interface Part {
  readonly id: Rule['id'];
  readonly title: string;
  readonly matters: string;
  readonly at: readonly string[];
  /** Left out: all, so that an absent member is one too. */
  readonly keywords?: readonly string[];
  readonly accept: Readonly<Record<string, object>>;
  readonly reject: Readonly<Record<string, object>>;
}

const detail = { ErrorCode: 'UK.OBIE.Field.Missing', Message: 'Permissions is missing', Path: 'Data.Permissions' };
const honest = { Code: '400 BadRequest', Id: 'e-1', Message: 'The request has a fault', Errors: [detail] };
const present = ['type', 'minLength', 'maxLength'];

const parts: readonly Part[] = [
  {
    id: 'AISP-ERR-001',
    title: 'An error has a Code of 1 to 40 characters',
    matters: 'The Code is what logs and alarms group errors by; without it each refusal has to be read by a human.',
    at: ['/Code'],
    accept: { 'a code': honest },
    reject: { none: { ...honest, Code: undefined }, '41 characters': { ...honest, Code: 'c'.repeat(41) } },
  },
  {
    id: 'AISP-ERR-002',
    title: 'The Id of an error has 1 to 40 characters',
    matters:
      'The Id of an error is what a TPP quotes to the bank; a number or an overlong text does not fit the field that keeps it.',
    at: ['/Id'],
    keywords: present,
    accept: { 'an id': honest, 'one beside an error without': { ...honest, Id: 'é'.repeat(40) } },
    reject: { 'a number': { ...honest, Id: 17 }, empty: { ...honest, Id: '' } },
  },
  {
    id: 'AISP-ERR-004',
    title: 'An error has a Message of 1 to 500 characters',
    matters: 'The Message is what the developer reads first at night; an empty one makes every refusal the same.',
    at: ['/Message'],
    accept: { 'a message': honest },
    reject: { none: { ...honest, Message: undefined }, empty: { ...honest, Message: '' } },
  },
  {
    id: 'AISP-ERR-005',
    title: 'An error has Errors, with at least one entry',
    matters:
      'Clients act on the first entry of Errors; an empty or missing list is an exception in the code that handles exceptions.',
    at: ['/Errors'],
    accept: { 'one entry': honest, 'two entries': { ...honest, Errors: [detail, detail] } },
    reject: { none: { ...honest, Errors: undefined }, empty: { ...honest, Errors: [] } },
  },
  {
    id: 'AISP-ERR-006',
    title: 'Each entry of Errors has an ErrorCode',
    matters:
      'A TPP decides by the ErrorCode whether to ask the customer, try again or give up; without it it can only give up.',
    at: ['/Errors/*/ErrorCode'],
    accept: { 'a code': honest },
    reject: {
      none: { ...honest, Errors: [{ ...detail, ErrorCode: undefined }] },
      'a number': { ...honest, Errors: [{ ...detail, ErrorCode: 42 }] },
    },
  },
  {
    id: 'AISP-ERR-007',
    title: 'Each entry of Errors has a Message of 1 to 500 characters',
    matters:
      'Each entry says what is wrong with one thing: without a text, a request with three faults is mended by guessing.',
    at: ['/Errors/*/Message'],
    accept: { 'a message': honest },
    reject: {
      none: { ...honest, Errors: [{ ...detail, Message: undefined }] },
      '501 characters': { ...honest, Errors: [{ ...detail, Message: 'm'.repeat(501) }] },
    },
  },
  {
    id: 'AISP-ERR-008',
    title: 'Path and Url of an error are text, a Path of 1 to 500 characters',
    matters:
      'A TPP shows Path to its developer and follows Url for help; a list or an empty text there breaks the very code that reports faults.',
    at: ['/Errors/*/Path', '/Errors/*/Url'],
    keywords: present,
    accept: { 'a path': honest, 'a url': { ...honest, Errors: [{ ...detail, Url: 'https://bank.example/help' }] } },
    reject: {
      'an empty path': { ...honest, Errors: [{ ...detail, Path: '' }] },
      'a list of paths': { ...honest, Errors: [{ ...detail, Path: ['Data'] }] },
    },
  },
  {
    id: 'AISP-ERR-009',
    title: 'An error has the members of OBErrorResponse1 and no others',
    matters:
      'A strict parser refuses an error with members that it does not know, so the reason for the refusal is lost.',
    at: ['/**'],
    accept: { 'all members': honest },
    reject: {
      'a member more': { ...honest, Timestamp: '2026-03-15T12:00:00Z' },
      'a member more in an entry': { ...honest, Errors: [{ ...detail, Line: 3 }] },
      'entries that are text': { ...honest, Errors: ['Permissions is missing'] },
      'a list': [honest],
    },
  },
];

const refused = {
  operation: 'POST /account-access-consents',
  probe: 'consent-refusal',
  variant: 'no-data',
  status: 400,
} as const;

const sketches = (bodies: Readonly<Record<string, object>>) =>
  Object.fromEntries(Object.entries(bodies).map(([title, body]) => [title, { ...refused, body }]));

function errorSchema({ id, title, matters, at, keywords, accept, reject }: Part): Rule {
  return schemaRule({
    id,
    level: 'MUST',
    title,
    matters,
    clause:
      id === 'AISP-ERR-009'
        ? openApiClause('OBErrorResponse1')
        : clause('Read/Write Data API', 'Error Response Structure'),
    scenarios: ['consent-refusals', 'missing-permissions', 'tokens', 'routing'],
    needs: 'an error with a JSON body',
    owns: { families: ['error'], at, ...(keywords === undefined ? {} : { keywords }) },
    accept: sketches(accept),
    reject: sketches(reject),
  });
}

/** A 400 has a body by the OpenAPI; whether other errors have one is left to the bank (C4). */
function withBody(literal: Rule): Rule {
  return rule({
    ...literal,
    title: 'An error has a Code of 1 to 40 characters, and a 400 has a body to hold it',
    *judge(evidence, context) {
      yield* literal.judge(evidence, context);
      for (const exchange of evidence.select()) {
        const { operation, probe } = exchange.about;
        if (operation === undefined || probe === 'access' || statusOf(exchange) !== 400) continue;
        if (exchange.response?.body === '') yield look({ exchange }, false, 'Expected a body that says what is wrong');
      }
    },
    reject: { ...literal.reject, 'no body': { ...refused, body: '' } },
  });
}

export default parts.map(errorSchema).map((each) => (each.id === 'AISP-ERR-001' ? withBody(each) : each));
