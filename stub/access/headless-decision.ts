import { rfcClause } from '../../schemas/statements/clause.ts';
import type { Consent } from '../consents/consent.ts';
import { because } from '../http/why.ts';
import type { Approval, Authority } from './authority.ts';
import { readLogin } from './login.ts';
import { whoThereIs } from './no-customer.ts';
import { ExplainedError } from './oauth-error.ts';
import { selectAccounts } from './select-accounts.ts';

const inRequest = rfcClause(6749, '4.1.2.1');

/** Who decides when nobody is named: the persona with something of everything. */
export const usualPersona = 'household';

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
  if (seconds < 1) {
    const why = because(
      'request',
      inRequest,
      () => `token_seconds=600, for example, or no such parameter. It came as ${text}.`,
    );
    throw new ExplainedError('invalid_request', 'token_seconds must be a whole number from 1 up', why);
  }
  return { tokenSeconds: seconds };
}

/**
 * The decision that a query states: `login_hint` names the persona, and the faults that it brings along; `decision` is `approve` (also when absent) or `reject`;
 * `account` (repeated) or `select=first:n` names the accounts, all of them when absent; `token_seconds` is the lifetime of the
 * access tokens. Throws an OAuthError for a refusal, which is noted on the consent, and for what cannot be decided.
 */
export async function headlessDecision(
  authority: Authority,
  consent: Consent,
  query: URLSearchParams,
): Promise<Approval> {
  const decision = query.get('decision') ?? 'approve';
  if (decision !== 'approve' && decision !== 'reject') {
    const why = because(
      'request',
      inRequest,
      () => `decision=approve, decision=reject, or none for approve. It came as ${decision}.`,
    );
    throw new ExplainedError('invalid_request', 'decision is approve or reject', why);
  }
  const { hint, faults } = readLogin(query.get('login_hint') ?? usualPersona);
  const customer = authority.options.world.customer(hint);
  if (decision === 'reject' || customer === undefined) {
    authority.decline(consent);
    const { world } = authority.options;
    const why = because('decision', ['AISP-CON-028', inRequest], () =>
      customer === undefined
        ? `login_hint with ${whoThereIs(world, hint)}. The consent is now Rejected, as that of a PSU who cannot log in.`
        : 'decision=approve. The consent is now Rejected, and that is for good.',
    );
    throw new ExplainedError(
      'access_denied',
      customer === undefined ? 'login_hint names no customer' : 'The PSU declined',
      why,
    );
  }
  const problem = await authority.options.loginProblem(faults);
  if (problem !== undefined) {
    const why = because(
      'request',
      inRequest,
      () => `login_hint=${hint}, or the id of a fault that this bank can show.`,
    );
    throw new ExplainedError('invalid_request', `login_hint: ${problem}`, why);
  }
  const accountIds = selectAccounts(customer, query.getAll('account'), query.get('select'));
  return { customer, accountIds, faults, ...tokenSeconds(query) };
}
