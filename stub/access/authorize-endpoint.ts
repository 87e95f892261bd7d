import type { Authority } from './authority.ts';
import { type Client, grantedScopes, redirectAllowed } from './clients.ts';
import { OAuthError } from './oauth-error.ts';
import { selectAccounts } from './select-accounts.ts';

function decide(authority: Authority, client: Client, query: URLSearchParams, redirectUri: string): string {
  if (query.get('response_type') !== 'code') {
    throw new OAuthError('unsupported_response_type', 'response_type must be code');
  }
  const scopes = grantedScopes(client, query.get('scope'));
  if (!scopes?.includes('accounts')) throw new OAuthError('invalid_scope', 'The scope must hold accounts');
  const consent = authority.authorisable(query.get('consent_id'), client);
  const decision = query.get('decision') ?? 'approve';
  if (decision !== 'approve' && decision !== 'reject') {
    throw new OAuthError('invalid_request', 'decision is approve or reject');
  }
  const customer = authority.options.world.customer(query.get('login_hint') ?? '');
  if (decision === 'reject' || customer === undefined) {
    authority.decline(consent);
    throw new OAuthError('access_denied', customer === undefined ? 'login_hint names no customer' : 'The PSU declined');
  }
  if (consent.customerKey !== undefined && consent.customerKey !== customer.key) {
    throw new OAuthError('access_denied', 'Another PSU authorised this consent');
  }
  const accountIds = selectAccounts(customer, query.getAll('account'), query.get('select'));
  const grant = authority.approve(consent, customer, accountIds);
  return authority.issueCode({ clientId: client.clientId, redirectUri, scopes, grant });
}

/**
 * `GET /authorize`: the PSU named by `login_hint` decides on the consent at once, without a page in between. Returns the
 * URI to redirect to, with a code or an error. Throws when the client or its redirect URI is not registered, because
 * then nobody may be sent there. Clause: RFC 6749, section 4.1.
 */
export function authorizeEndpoint(authority: Authority, query: URLSearchParams): string {
  const client = authority.client(query.get('client_id'));
  if (client === undefined) throw new OAuthError('invalid_client', 'client_id names no registered client');
  const redirectUri = query.get('redirect_uri') ?? '';
  if (!redirectAllowed(client, redirectUri)) {
    throw new OAuthError('invalid_request', 'redirect_uri is not registered for this client');
  }
  const target = new URL(redirectUri);
  try {
    target.searchParams.set('code', decide(authority, client, query, redirectUri));
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    target.searchParams.set('error', error.error);
    target.searchParams.set('error_description', error.message);
  }
  const state = query.get('state');
  if (state !== null) target.searchParams.set('state', state);
  return target.href;
}
