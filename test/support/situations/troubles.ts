import { type OperationId, operation, operationIds } from '../../../schemas/operations.ts';
import type { RuleId } from '../../../schemas/statements/rule-ids.ts';
import gateway from '../../../stub/variants/wire/behind-a-gateway.ts';
import type { WireRequest, WireResponse } from '../../../suites/client/transport.ts';
import { endpointRuleOf } from '../../../suites/core/endpoint-rules.ts';
import { answering, answerTo, below, dated, isCallOf, lettingPass, lost, once } from './on-the-way.ts';
import type { Trouble } from './situation.ts';

const deletion: OperationId = 'DELETE /account-access-consents/{ConsentId}';
const creation: OperationId = 'POST /account-access-consents';
const reading: OperationId = 'GET /account-access-consents/{ConsentId}';

const nothing: Trouble = { name: 'nothing goes wrong' };

/** Rules about what is left of a consent once it is deleted. */
const afterDeletion: readonly RuleId[] = [
  'AISP-SEC-011',
  ...(['AISP-CON-035', 'AISP-CON-036', 'AISP-CON-037', 'AISP-CON-038', 'AISP-CON-039'] as const),
  'AISP-HTTP-003',
];

/** The bank deletes nothing, whoever asks. */
const noDeletion = [501, 404, 405].map(
  (status): Trouble => ({
    name: `DELETE is answered ${status} and deletes nothing`,
    carrying: answering((request) => isCallOf(request, deletion), status),
    breaks: [endpointRuleOf(deletion)],
    lacks: [deletion, 'a consent that is gone'],
    waiting: afterDeletion,
  }),
);

/** What a bank should refuse and does not. */
const accepted: readonly Trouble[] = [
  {
    name: 'DELETE without a token deletes',
    lacks: ['a consent that still stands'],
    carrying: lettingPass((request) => isCallOf(request, deletion) && request.headers.authorization === undefined),
    breaks: ['AISP-SEC-001'],
  },
  {
    name: 'POST without a token makes a consent',
    carrying: lettingPass((request) => isCallOf(request, creation) && request.headers.authorization === undefined),
    breaks: ['AISP-SEC-001'],
  },
  {
    name: "another client's token deletes a consent",
    lacks: ['a consent that still stands'],
    carrying: lettingPass((request) => isCallOf(request, deletion) && request.certificate === 'other'),
    breaks: ['AISP-SEC-010'],
  },
  {
    name: "another client's token reads a consent",
    carrying: lettingPass((request) => isCallOf(request, reading) && request.certificate === 'other'),
    breaks: ['AISP-SEC-010'],
  },
];

const someRoutes: readonly OperationId[] = [
  'GET /accounts',
  'GET /accounts/{AccountId}',
  'GET /accounts/{AccountId}/balances',
  'GET /accounts/{AccountId}/transactions',
  'GET /accounts/{AccountId}/beneficiaries',
  'GET /accounts/{AccountId}/standing-orders',
  'GET /party',
];

const absentRoutes = someRoutes.map(
  (id): Trouble => ({
    name: `${id} is absent`,
    carrying: answering((request) => isCallOf(request, id), 404),
    breaks: [endpointRuleOf(id)],
    lacks: [id],
  }),
);

const isBulk = (id: OperationId) =>
  operation(id).grant === 'authorization_code' &&
  !operation(id).path.includes('{') &&
  id !== 'GET /accounts' &&
  id !== 'GET /party';
/** Without the list of statements nobody can call what is below a statement. */
const isPerAccount = (id: OperationId) => /\{AccountId\}(?!.*\{StatementId\})/.test(operation(id).path);

const absentGroups: readonly Trouble[] = [
  {
    name: 'there are no routes of one account',
    carrying: answering((request) => /^\/accounts\/./.test(below(request) ?? ''), 404),
    breaks: operationIds.filter(isPerAccount).map(endpointRuleOf),
    lacks: operationIds.filter(isPerAccount),
  },
  {
    name: 'there are no lists over all accounts but that of the accounts',
    carrying: answering((request) => operationIds.some((id) => isBulk(id) && isCallOf(request, id)), 404),
    breaks: operationIds.filter(isBulk).map(endpointRuleOf),
    lacks: operationIds.filter(isBulk),
  },
  {
    name: 'there are no consents',
    carrying: answering((request) => /^\/account-access-consents/.test(below(request) ?? ''), 404),
    breaks: [endpointRuleOf(creation)],
    // What was given a ConsentId to be read cannot be.
    lacks: [creation, reading, 'tokens.tokens.permissions', 'tokens.tokens.period'],
  },
];

const isRead = (request: Parameters<typeof below>[0]) => /^\/(?!account-access-consents)/.test(below(request) ?? '');

const wholeBank: readonly Trouble[] = [
  ...[503, 500, 401].map(
    (status): Trouble => ({
      name: `every read is answered ${status}`,
      carrying: answering(isRead, status),
      breaks: [endpointRuleOf('GET /accounts')],
      lacks: operationIds.filter((id) => operation(id).grant === 'authorization_code'),
      ...(status === 401 ? { refusesTokens: true } : {}),
    }),
  ),
];

const ofTokens = (request: Parameters<typeof below>[0]) => new URL(request.url).pathname === '/token';

const losses: readonly Trouble[] = [
  { name: 'the first token call is lost', carrying: once(ofTokens, 1, lost('ECONNRESET')) },
  { name: 'the first token call times out', carrying: once(ofTokens, 1, lost('timeout')) },
];

const psus: readonly Trouble[] = [
  {
    name: 'the PSU is unknown',
    lacks: ['tokens.parameters.approve'],
    target: (usual) => withParameters(usual, { always: { login_hint: 'nobody' } }),
  },
  {
    name: 'the PSU declines everything',
    lacks: ['tokens.parameters.approve'],
    target: (usual) => withParameters(usual, { approve: { decision: 'reject' } }),
  },
];

function withParameters(usual: Parameters<NonNullable<Trouble['target']>>[0], change: object) {
  if (usual.tokens.kind === 'ready-made') return usual;
  return { ...usual, tokens: { ...usual.tokens, parameters: { ...usual.tokens.parameters, ...change } } };
}

const tenMinutes = 600_000;
const clocks: readonly Trouble[] = [
  { name: 'the clock of the bank is ten minutes ahead', bankAheadMs: tenMinutes, carrying: dated },
  { name: 'the clock of the bank is ten minutes behind', bankAheadMs: -tenMinutes, carrying: dated },
];

const addresses: readonly Trouble[] = [
  {
    name: 'the base path is wrong',
    lacks: ['an interface at the base path'],
    target: (usual) => ({ ...usual, baseUrl: `${usual.baseUrl}/elsewhere` }),
  },
  {
    name: 'another bank answers at a path that begins alike, and a link leads there',
    variants: [gateway],
    carrying: (usual) => async (request, timeoutMs) => {
      if (new URL(request.url).pathname.startsWith('/retail/uk-11/'))
        throw new TypeError('a token went to another bank');
      const response = await usual(request, timeoutMs);
      return isCallOf(request, 'GET /accounts') ? leadingAstray(response) : response;
    },
    // The links are wrong in earnest here: what is at stake is that nobody follows them.
    breaks: ['AISP-HTTP-027'],
    // It follows a link that leads to the target.
    saysItself: ['AISP-ENV-008'],
  },
];

/** The same answer with its links below a sibling of the base path. */
function leadingAstray(response: WireResponse): WireResponse {
  const text = Buffer.from(response.body).toString('utf8').replaceAll('/retail/uk-1/', '/retail/uk-11/');
  return { ...response, body: Buffer.from(text) };
}

const isCallOfInterface = (request: WireRequest) => below(request) !== undefined;

/** A server that is busy for a moment, early in the run and late. */
const busyOnce = [1, 20, 90].map(
  (nth): Trouble => ({
    name: `call ${nth} of the interface is answered 503`,
    carrying: (usual) => {
      let count = 0;
      return async (request, timeoutMs) => {
        if (isCallOfInterface(request)) count += 1;
        const busy = isCallOfInterface(request) && count === nth;
        return busy ? answerTo(request, 503) : await usual(request, timeoutMs);
      };
    },
  }),
);

/** What can go wrong whichever way the tester has tokens. */
export const anyTroubles: readonly Trouble[] = [
  nothing,
  ...noDeletion,
  ...accepted,
  ...absentRoutes,
  ...absentGroups,
  ...wholeBank,
  ...clocks,
  ...addresses,
  ...busyOnce,
];

/** What can go wrong where the run makes consents. */
export const ownTroubles: readonly Trouble[] = [...anyTroubles, ...losses, ...psus];
