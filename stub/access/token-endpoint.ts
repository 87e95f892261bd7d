import type { Authority, TokenAnswer } from './authority.ts';
import { type Client, grantedScopes } from './clients.ts';
import { OAuthError } from './oauth-error.ts';

interface Credentials {
  readonly id: string;
  readonly secret: string;
}

function basic(authorization: string): Credentials | undefined {
  const encoded = /^Basic +([A-Za-z0-9+/]+=*) *$/i.exec(authorization)?.[1];
  const [, id, secret] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded ?? '', 'base64').toString()) ?? [];
  if (id === undefined || secret === undefined) return undefined;
  try {
    // RFC 6749, section 2.3.1: both halves are form-encoded before they are joined.
    const decode = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));
    return { id: decode(id), secret: decode(secret) };
  } catch {
    return undefined;
  }
}

function authenticate(authority: Authority, authorization: string | undefined, form: URLSearchParams): Client {
  const posted = form.get('client_secret');
  if (authorization !== undefined && posted !== null) {
    throw new OAuthError('invalid_request', 'The client must authenticate in one way, not in two');
  }
  const post = posted === null ? undefined : { id: form.get('client_id') ?? '', secret: posted };
  const credentials = authorization === undefined ? post : basic(authorization);
  const client = authority.client(credentials?.id ?? null);
  if (client === undefined || client.clientSecret !== credentials?.secret) {
    throw new OAuthError('invalid_client', 'The client is unknown or its secret is wrong', 401);
  }
  return client;
}

function exchange(authority: Authority, client: Client, form: URLSearchParams): TokenAnswer {
  const code = form.get('code');
  if (code === null) throw new OAuthError('invalid_request', 'code is missing');
  const { scopes, grant } = authority.redeem(code, client.clientId, form.get('redirect_uri'));
  return authority.issuePsuToken(client.clientId, scopes, grant);
}

/** `POST /token`, with the form as it was posted. Clause: RFC 6749, sections 2.3.1, 4.1.3, 4.4.2 and 5. */
export function tokenEndpoint(
  authority: Authority,
  authorization: string | undefined,
  form: URLSearchParams,
): TokenAnswer {
  const client = authenticate(authority, authorization, form);
  switch (form.get('grant_type')) {
    case 'client_credentials': {
      const scopes = grantedScopes(client, form.get('scope'));
      if (scopes === undefined) throw new OAuthError('invalid_scope', `The scopes are ${client.scopes.join(' ')}`);
      return authority.issueClientToken(client, scopes);
    }
    case 'authorization_code':
      return exchange(authority, client, form);
    case null:
      throw new OAuthError('invalid_request', 'grant_type is missing');
    default:
      throw new OAuthError('unsupported_grant_type', 'grant_type is client_credentials or authorization_code');
  }
}
