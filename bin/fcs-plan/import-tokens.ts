import type { JsonObject } from '../../suites/core/json.ts';
import { authentication, type Notes, redirectUri } from '../import-fcs/to-tokens.ts';
import { namedTexts, referenceTo } from './plan-secrets.ts';
import { variableOf, wellKnownPath } from './plan-words.ts';
import type { WholeReader } from './read-whole.ts';

/** `tokens` of the target file that a plan stands for. Secrets and keys are references; what to put there is noted. */
export function importTokens(plan: WholeReader, folder: string, notes: Notes): JsonObject {
  const { lost, toDo } = notes;
  const security = (name: string) => plan.text('securityEnvironment', name);
  const clientId = security('clientId');
  const token = plan.text('businessTestData', 'inputs', 'accessToken', 'value');
  const variable = token === undefined ? undefined : variableOf(token);
  if (clientId === undefined && token !== undefined) return readyMade(variable ?? 'AISP_TOKEN', notes);
  if (token !== undefined) lost('The access token of the plan: the run obtains its tokens itself.');
  if (clientId === undefined) toDo('Put the client id in the place of REPLACE-ME in "tokens.clientId".');
  for (const name of ['clientAssertionIssuer', 'clientAssertionSubject']) {
    const asserted = security(name);
    if (asserted !== undefined && asserted !== clientId) {
      lost(`${name}, which is not the client id: a client asserts its own client id.`);
    }
  }

  const kind = kindOf(plan, notes);
  const method = authentication(security('clientAuthMethod'), lost);
  if (method.startsWith('client_secret')) toDo('Set the environment variable BANK_CLIENT_SECRET to the client secret.');
  const place = { folder, file: 'signing.key', notes };
  const key = referenceTo(plan, ['securityEnvironment', 'signingPrivateKey'], place);
  if (key === undefined) toDo('Put the signing key, in PEM, into the file signing.key beside bank.yaml.');
  for (const name of ['signingAlgorithm', 'clientAuthSigningAlgorithm']) {
    const algorithm = security(name);
    if (algorithm !== undefined && !['PS256', 'ES256'].includes(algorithm)) {
      lost(`${name} ${algorithm}: a run signs with PS256, or ES256 where the key is of that kind.`);
    }
  }
  const responseType = security('responseType');
  if (responseType !== undefined && !['code', 'code id_token'].includes(responseType)) {
    lost(`The response type ${responseType}: the run asks for code.`);
  }
  const psu = ['execution', 'psuAuthorization'] as const;
  const parameters = namedTexts(plan.object(...psu, 'parameters'), 'execution.psuAuthorization.parameters', notes);
  const headers = namedTexts(plan.object(...psu, 'headers'), 'execution.psuAuthorization.headers', notes);
  const hasHeaders = Object.keys(headers).length > 0;
  if (hasHeaders && kind === 'manual') lost('execution.psuAuthorization.headers: a person at a browser sends none.');
  const keyId = security('signingKeyId');
  return {
    kind,
    ...endpoints(plan, notes),
    clientId: clientId ?? 'REPLACE-ME',
    clientAuthentication: method,
    ...(method.startsWith('client_secret') ? { clientSecret: { env: 'BANK_CLIENT_SECRET' } } : {}),
    signingKey: key ?? { file: 'signing.key' },
    ...(keyId === undefined ? {} : { signingKeyId: keyId }),
    redirectUri: redirectUri(security('redirectUri'), kind, notes),
    ...(responseType === 'code id_token' ? { responseType } : {}),
    requestObject: 'signed',
    ...(Object.keys(parameters).length === 0 ? {} : { parameters: { always: parameters } }),
    ...(hasHeaders && kind === 'headless' ? { authoriseHeaders: headers } : {}),
  };
}

function readyMade(variable: string, { toDo }: Notes): JsonObject {
  toDo(`Set the environment variable ${variable} to the access token.`);
  return { kind: 'ready-made', tokens: [{ consent: 'detail', token: { env: variable } }] };
}

/** Earlier plans said headless for what is called auto-approve now. */
function kindOf(plan: WholeReader, { lost }: Notes): 'headless' | 'manual' {
  const mode = plan.text('execution', 'psuAuthorization', 'mode') ?? 'manual';
  if (mode === 'auto-approve' || mode === 'headless') return 'headless';
  if (mode !== 'manual') lost(`The PSU mode "${mode}": a person at the browser takes its place.`);
  return 'manual';
}

function endpoints(plan: WholeReader, { lost, toDo }: Notes): JsonObject {
  const security = (name: string) => plan.text('securityEnvironment', name);
  const [discovery, issuer, tokenUrl, authorizeUrl] = [
    security('discoveryUrl'),
    security('issuer'),
    security('tokenEndpoint'),
    security('authorizationEndpoint'),
  ];
  const found = discovery?.endsWith(wellKnownPath) ? discovery.slice(0, -wellKnownPath.length) : undefined;
  if (discovery !== undefined && found === undefined) {
    lost(`securityEnvironment.discoveryUrl: it does not end with ${wellKnownPath}, so it names no issuer.`);
  }
  const chosen = issuer ?? found;
  if (issuer !== undefined && found !== undefined && issuer.replace(/\/$/, '') !== found) {
    lost(`securityEnvironment.discoveryUrl: it is that of ${found}, and the issuer is ${issuer}.`);
  }
  if (chosen === undefined) toDo('Give "tokens.issuer".');
  return {
    ...(chosen === undefined ? {} : { issuer: chosen }),
    ...(tokenUrl === undefined ? {} : { tokenUrl }),
    ...(authorizeUrl === undefined ? {} : { authorizeUrl }),
  };
}
