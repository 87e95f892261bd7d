import { resolve } from 'node:path';
import type { JsonObject } from '../../suites/core/json.ts';
import type { Notes } from '../import-fcs/to-tokens.ts';
import { wellKnownPath } from './plan-words.ts';
import type { WholeReader } from './read-whole.ts';

const planMethods = ['private_key_jwt', 'tls_client_auth', 'client_secret_basic'];

/** `securityEnvironment` of a plan, but for its base URL. Keys are there by their paths, or by the variables that hold them. */
export function exportSecurity(target: WholeReader, folder: string, notes: Notes): JsonObject {
  const flow = ['headless', 'manual'].includes(target.text('tokens', 'kind') ?? '');
  return { ...(flow ? clientOf(target, folder, notes) : {}), ...tlsOf(target, folder, notes) };
}

function clientOf(target: WholeReader, folder: string, notes: Notes): JsonObject {
  const of = (name: string) => target.text('tokens', name);
  const issuer = of('issuer');
  if (issuer === undefined) notes.toDo('Give "securityEnvironment.discoveryUrl": the target names no issuer.');
  const clientId = of('clientId');
  const given = of('clientAuthentication') ?? 'client_secret_basic';
  if (!planMethods.includes(given)) notes.lost(`The client authentication ${given}: choose another in the plan.`);
  if (of('requestObject') !== 'signed') {
    notes.lost('Requests that are not signed: the suite signs them, and needs a signing key for it.');
  }
  if (target.value('tokens', 'intentClaim') === false) {
    notes.lost('intentClaim of the target file: the suite sends the ConsentId in the claims of the request.');
  }
  const entries: Readonly<Record<string, unknown>> = {
    discoveryUrl: issuer === undefined ? undefined : issuer.replace(/\/$/, '') + wellKnownPath,
    issuer,
    authorizationEndpoint: of('authorizeUrl'),
    tokenEndpoint: of('tokenUrl'),
    clientId,
    clientAssertionIssuer: clientId,
    clientAssertionSubject: clientId,
    clientAuthMethod: planMethods.includes(given) ? given : undefined,
    redirectUri: of('redirectUri'),
    responseType: of('responseType') ?? 'code',
    signingKeyId: of('signingKeyId'),
    ...keyOf(target, ['tokens', 'signingKey'], 'signingPrivateKey', folder, notes),
  };
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
}

function tlsOf(target: WholeReader, folder: string, notes: Notes): JsonObject {
  const certificate = keyOf(target, ['tls', 'certificate'], 'certificate', folder, notes);
  const mtls = {
    ...certificate,
    ...keyOf(target, ['tls', 'key'], 'privateKey', folder, notes),
    ...keyOf(target, ['tls', 'ca'], 'caBundle', folder, notes),
  };
  const enabled = Object.keys(certificate).length > 0;
  return Object.keys(mtls).length === 0 ? {} : { mtls: { enabled, ...mtls } };
}

/** What a target refers to, as a plan names it: a file by its whole path, a variable by its name. */
function keyOf(
  target: WholeReader,
  path: readonly string[],
  name: string,
  folder: string,
  { toDo }: Notes,
): JsonObject {
  const [file, variable] = [target.text(...path, 'file'), target.text(...path, 'env')];
  if (file !== undefined) return { [`${name}Path`]: resolve(folder, file) };
  if (variable === undefined) return {};
  toDo(`Put the PEM text that ${variable} holds in the place of env:${variable}.`);
  return { [`${name}Pem`]: `env:${variable}` };
}
