import { type Clause, rfcClause } from '../../../schemas/statements/clause.ts';
import type { Explained, ProviderCall, ProviderError } from './provider-call.ts';
import { wrongJwt } from './signed.ts';

const authorizationErrors = rfcClause(6749, '4.1.2.1');
const tokenErrors = rfcClause(6749, '5.2');
const core: Clause = {
  title: 'OpenID Connect Core 1.0, section 3.1.2.1',
  url: 'https://openid.net/specs/openid-connect-core-1_0.html#AuthRequest',
};

/** Why nobody is sent back to an address. */
export function wrongRedirect({ client, parameters, clients }: ProviderCall): Explained {
  const asked = parameters.get('redirect_uri');
  return {
    cause:
      client === undefined
        ? 'no client of this id is registered'
        : `the redirect_uri is not registered for ${client.clientId}`,
    follows: [rfcClause(6749, '3.1.2.3')],
    accepted: () => {
      if (client === undefined)
        return `One of the registered clients: ${clients.map(({ clientId }) => clientId).join(', ')}.`;
      const registered = client.redirectUris.length === 0 ? 'none' : client.redirectUris.join(', ');
      return (
        `Registered for ${client.clientId}: ${registered}; besides, any path on http://localhost or http://127.0.0.1, on any port and ` +
        `without a fragment. It came as ${asked ?? 'nothing'}. Others are registered by a file: aisp stub --clients FILE.`
      );
    },
  };
}

/** Why a signed request was not taken. */
export function wrongRequestObject(call: ProviderCall, error: ProviderError): Explained {
  const { client, parameters, issuer, now } = call;
  const request = parameters.get('request');
  if (client === undefined || request === null) return wrongParameters(call, error);
  return wrongJwt(request, {
    ...{ what: 'the request object', client, now, follows: rfcClause(9101, '4') },
    audiences: [issuer],
    detail: error.error_detail ?? error.error_description ?? '',
  });
}

/** Why a request that names nothing wrong is wrong in its form: the provider tells it in its description. */
export function wrongParameters(call: ProviderCall, { error, error_description = '' }: ProviderError): Explained {
  const authorising = call.path.startsWith('/authorize');
  const follows: Explained['follows'] = [authorising ? authorizationErrors : tokenErrors];
  const known: Readonly<Record<string, Explained>> = {
    unsupported_response_type: {
      cause: 'the response_type is not one that this bank has',
      follows: [core],
      accepted: () => `response_type=code, or "code id_token". It came as ${call.parameters.get('response_type')}.`,
    },
    unsupported_grant_type: {
      cause: 'the grant_type is not one that this bank has',
      follows,
      accepted: () =>
        `grant_type=client_credentials, authorization_code or refresh_token. It came as ${call.parameters.get('grant_type')}.`,
    },
    invalid_scope: {
      cause: 'the scope cannot be had',
      follows: ['AISP-SEC-008', ...follows],
      accepted: () =>
        `Scopes of ${call.client?.clientId ?? 'the client'}: ${call.client?.scopes.join(' ') ?? 'none'}; for this interface "accounts", with "openid" for an ` +
        `ID token. It came as ${call.parameters.get('scope') ?? 'nothing'}.`,
    },
    invalid_token: {
      cause: 'the access token is not one that opens this',
      follows: [rfcClause(6750, '3.1')],
      accepted: () => 'Authorization: Bearer and an access token that a PSU authorised with the scope openid.',
    },
  };
  const found = known[error];
  if (found !== undefined) return found;
  const wanted = authorising
    ? 'client_id, redirect_uri, response_type=code or "code id_token", scope=openid accounts, a state, a nonce for an ID token, and the ConsentId'
    : 'grant_type with what it needs: code and redirect_uri, or refresh_token; and a client that authenticates in one way alone';
  return {
    cause: '',
    follows: [...follows],
    accepted: () =>
      `A request with ${wanted}. The provider says: ${error_description === '' ? error : error_description}. It has ${[...call.parameters.keys()].join(', ') || 'no parameters'}.`,
  };
}
