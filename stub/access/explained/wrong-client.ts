import { rfcClause } from '../../../schemas/statements/clause.ts';
import type { Client } from '../clients.ts';
import { methodsOf } from '../oidc-clients.ts';
import type { Explained, ProviderCall, ProviderError } from './provider-call.ts';
import { wrongJwt } from './signed.ts';

const authentication = rfcClause(6749, '2.3');
const assertions = rfcClause(7523, '3');

/** What a client may authenticate by, with where its secret or key is found. */
function ways(client: Client, mutualTls: boolean): string {
  const words = {
    client_secret_basic: 'client_secret_basic (Authorization: Basic, id and secret)',
    client_secret_post: 'client_secret_post (client_id and client_secret in the form)',
    private_key_jwt: 'private_key_jwt (a client assertion signed with PS256)',
    tls_client_auth: `tls_client_auth (client_id in the form, over a connection with the certificate of ${client.certificateSubject})`,
  } as const;
  const all = methodsOf(client, mutualTls).map((method) => words[method]);
  return all.length === 0 ? 'nothing: it has neither secret nor key nor, over TLS, a certificate' : all.join('; ');
}

/** Why a client was not taken for who it says to be. */
export function wrongClient(
  call: ProviderCall,
  { error_description = '', error_detail = '' }: ProviderError,
): Explained {
  const { client, clients, method, parameters, mutualTls, issuer, now } = call;
  const known = clients.map(({ clientId }) => clientId).join(', ');
  if (client === undefined) {
    return {
      cause: 'no client of this id is registered',
      follows: [authentication],
      accepted: () =>
        `One of the registered clients: ${known}. Others are registered by a file: aisp stub --clients FILE.`,
    };
  }
  const allowed = () => `${client.clientId} may authenticate by ${ways(client, mutualTls)}.`;
  if (method === undefined || !methodsOf(client, mutualTls).includes(method)) {
    const cause =
      method === undefined
        ? 'the call does not authenticate its client'
        : `${client.clientId} cannot authenticate by ${method} here`;
    return { cause, follows: [authentication], accepted: allowed };
  }
  const assertion = parameters.get('client_assertion');
  if (method === 'private_key_jwt' && assertion !== null) {
    return wrongJwt(assertion, {
      ...{ what: 'the client assertion', client, now, follows: assertions },
      audiences: [issuer, `${issuer}/token`],
      detail: error_detail || error_description,
    });
  }
  if (method === 'tls_client_auth') {
    return {
      cause: 'the certificate of the connection is not that of the client',
      follows: [rfcClause(8705, '2.1')],
      accepted: () =>
        `A connection with the certificate whose subject is ${client.certificateSubject}; it came with ${call.subject ?? 'one that is not trusted'}.`,
    };
  }
  return {
    cause: 'the secret is not that of the client',
    follows: [rfcClause(6749, '2.3.1')],
    accepted: () => `The secret of ${client.clientId}, which aisp stub prints at its start. ${allowed()}`,
  };
}
