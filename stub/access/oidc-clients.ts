import type { ClientMetadata } from 'oidc-provider';
import type { AuthenticationMethod } from './call-context.ts';
import type { Client } from './clients.ts';

/** The ways in which a client may authenticate: by what it has registered, and by certificate only over mutual TLS. */
export function methodsOf(client: Client, mutualTls: boolean): readonly AuthenticationMethod[] {
  return [
    ...(client.clientSecret === undefined ? [] : (['client_secret_basic', 'client_secret_post'] as const)),
    ...(client.publicKeys === undefined ? [] : (['private_key_jwt'] as const)),
    ...(mutualTls && client.certificateSubject !== undefined ? (['tls_client_auth'] as const) : []),
  ];
}

/**
 * A client as the provider knows it. The provider holds a client to one method of authentication; a bank that serves
 * developers lets them try each, so the metadata name the method in use where the client may use it.
 */
export function clientMetadata(client: Client, mutualTls: boolean, using: AuthenticationMethod | undefined) {
  const allowed = methodsOf(client, mutualTls);
  const method = using !== undefined && allowed.includes(using) ? using : (allowed[0] ?? 'none');
  const signing =
    client.publicKeys === undefined
      ? {}
      : ({
          jwks: { keys: client.publicKeys.map((key) => ({ ...key })) },
          request_object_signing_alg: 'PS256',
        } as const);
  return {
    client_id: client.clientId,
    client_name: client.name,
    ...(client.clientSecret === undefined ? {} : { client_secret: client.clientSecret }),
    ...signing,
    scope: client.scopes.join(' '),
    redirect_uris: [...client.redirectUris],
    // The grant `implicit` is how the hybrid response type is registered; no token is ever issued by it.
    grant_types: ['authorization_code', 'client_credentials', 'implicit', 'refresh_token'],
    response_types: ['code', 'code id_token'],
    token_endpoint_auth_method: method,
    ...(method === 'tls_client_auth' ? { tls_client_auth_subject_dn: client.certificateSubject } : {}),
    ...(mutualTls ? { tls_client_certificate_bound_access_tokens: true } : {}),
    id_token_signed_response_alg: 'PS256',
  } satisfies ClientMetadata;
}
