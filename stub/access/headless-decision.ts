import type { Consent } from '../consents/consent.ts';
import type { Approval, Authority } from './authority.ts';
import { OAuthError } from './oauth-error.ts';
import { selectAccounts } from './select-accounts.ts';

/** Who decides when a request names nobody: the persona with something of everything. */
const usualPersona = 'household';

/**
 * True when a request is decided on at once, without a page: it says so, or whoever sends it shows no HTML. A browser
 * asks for `text/html`; an HTTP client of a test does not.
 */
export function decidedAtOnce(query: URLSearchParams, accept: string | null): boolean {
  return query.has('decision') || !showsHtml(accept);
}

/** True for a caller that asks for a page. */
export function showsHtml(accept: string | null): boolean {
  return /\btext\/html\b/i.test(accept ?? '');
}

function tokenSeconds(query: URLSearchParams): { readonly tokenSeconds?: number } {
  const text = query.get('token_seconds');
  if (text === null) return {};
  const seconds = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (seconds < 1) throw new OAuthError('invalid_request', 'token_seconds must be a whole number from 1 up');
  return { tokenSeconds: seconds };
}

/**
 * The decision that a query states: `login_hint` names the persona; `decision` is `approve` (also when absent) or `reject`;
 * `account` (repeated) or `select=first:n` names the accounts, all of them when absent; `token_seconds` is the lifetime of the
 * access tokens. Throws an OAuthError for a refusal, which is noted on the consent, and for what cannot be decided.
 */
export function headlessDecision(authority: Authority, consent: Consent, query: URLSearchParams): Approval {
  const decision = query.get('decision') ?? 'approve';
  if (decision !== 'approve' && decision !== 'reject') {
    throw new OAuthError('invalid_request', 'decision is approve or reject');
  }
  const customer = authority.options.world.customer(query.get('login_hint') ?? usualPersona);
  if (decision === 'reject' || customer === undefined) {
    authority.decline(consent);
    throw new OAuthError('access_denied', customer === undefined ? 'login_hint names no customer' : 'The PSU declined');
  }
  const accountIds = selectAccounts(customer, query.getAll('account'), query.get('select'));
  return { customer, accountIds, ...tokenSeconds(query) };
}
