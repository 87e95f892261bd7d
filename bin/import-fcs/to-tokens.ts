import { type JsonObject, textAt } from '../../suites/core/json.ts';
import { clientAuthentications } from '../../suites/target/target.ts';
import type { Discovery } from './read-discovery.ts';

/** What is told of an import: what could not be carried over, and what is still to be done. */
export interface Notes {
  readonly lost: (text: string) => void;
  readonly toDo: (text: string) => void;
}

const wellKnown = /\/\.well-known\/openid-configuration\/?$/;
const ownCallback = 'http://localhost:8765/callback';

/** `tokens` of the target file. Secrets and keys are references; what to put there is noted. */
export function toTokens(discovery: Discovery, config: JsonObject, { lost, toDo }: Notes): JsonObject {
  const text = (key: string) => textAt(config, key) || undefined;
  const kind = discovery.tokenAcquisition === 'headless' ? 'headless' : 'manual';
  if (kind === 'manual' && !['psu', ''].includes(discovery.tokenAcquisition)) {
    lost(`The token acquisition "${discovery.tokenAcquisition}": a person at the browser takes its place.`);
  }
  const uri = discovery.openidConfigurationUri;
  const issuer = wellKnown.test(uri) ? uri.replace(wellKnown, '') : text('issuer');
  if (issuer === undefined) toDo('Give "tokens.issuer", or "tokens.tokenUrl" and "tokens.authorizeUrl".');
  else if (text('issuer') !== undefined && text('issuer') !== issuer) {
    lost(`The issuer ${text('issuer')} of the configuration: the discovery file names ${issuer}.`);
  }

  const clientId = text('client_id');
  if (clientId === undefined) toDo('Put the client id in the place of REPLACE-ME in "tokens.clientId".');
  const method = authentication(text('token_endpoint_auth_method'), lost);
  if (method.startsWith('client_secret')) toDo('Set the environment variable BANK_CLIENT_SECRET to the client secret.');

  const algorithm = text('request_object_signing_alg') ?? (Object.keys(config).length === 0 ? 'NONE' : 'PS256');
  const signed = algorithm !== 'NONE';
  if (signed && algorithm !== 'PS256') lost(`Request objects signed with ${algorithm}: a run signs them with PS256.`);
  if (text('request_object_signing_alg') === 'NONE') {
    lost('Request objects without a signature: a run sends the same parameters in the query.');
  }
  const needsKey = signed || method === 'private_key_jwt';
  if (needsKey) toDo('Put the signing key (signing_private, in PEM) into the file signing.key beside bank.yaml.');

  const responseType = text('response_type');
  if (responseType === 'id_token') lost('The response type id_token: it brings no code, so the run asks for code.');
  return {
    kind,
    ...(issuer === undefined ? {} : { issuer }),
    ...(text('token_endpoint') === undefined ? {} : { tokenUrl: text('token_endpoint') }),
    ...(text('authorization_endpoint') === undefined ? {} : { authorizeUrl: text('authorization_endpoint') }),
    clientId: clientId ?? 'REPLACE-ME',
    clientAuthentication: method,
    ...(method.startsWith('client_secret') ? { clientSecret: { env: 'BANK_CLIENT_SECRET' } } : {}),
    ...(needsKey ? { signingKey: { file: 'signing.key' } } : {}),
    ...(needsKey && text('tpp_signature_kid') !== undefined ? { signingKeyId: text('tpp_signature_kid') } : {}),
    redirectUri: redirectUri(text('redirect_url'), kind, { lost, toDo }),
    ...(responseType === 'code id_token' ? { responseType } : {}),
    requestObject: signed ? 'signed' : 'none',
    ...(signed ? {} : { intentClaim: true }),
  };
}

/** A way of authentication that a run has; the usual one in the place of another. */
export function authentication(method: string | undefined, lost: Notes['lost']): string {
  const [usual] = clientAuthentications;
  if (method === undefined || clientAuthentications.some((known) => known === method)) return method ?? usual;
  lost(`The client authentication "${method}": bank.yaml says ${usual}.`);
  return usual;
}

/** A person comes back to this machine; without one, nothing is sent to the redirect URI. */
export function redirectUri(given: string | undefined, kind: 'headless' | 'manual', { lost, toDo }: Notes): string {
  const isOwn = given !== undefined && /^http:\/\/(localhost|127\.0\.0\.1|\[::1\]):\d+(\/|$)/.test(given);
  if (kind === 'headless' && given !== undefined) return given;
  if (isOwn) return given;
  if (given !== undefined) lost(`The redirect URI ${given}: the run listens on plain http at this machine.`);
  toDo(`Register ${ownCallback} with the bank as a redirect URI, or put another into "tokens.redirectUri".`);
  return ownCallback;
}
