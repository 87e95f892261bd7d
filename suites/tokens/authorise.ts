import type { TokenConfig } from '../target/target.ts';
import { oauthError } from './oauth-answer.ts';
import { headerOf, type SecretAnswer } from './send-secret.ts';
import type { Missing } from './token-source.ts';

export type HeadlessConfig = Extract<TokenConfig, { readonly kind: 'headless' }>;

/** What the PSU is to decide. */
export type Decision = 'approve' | 'approve-some' | 'reject';

/** How an authorisation ended. */
export type Authorisation = { readonly code: string } | { readonly declined: true } | Missing;

/** The URL that has a consent authorised, or declined. Parameters of the configuration go before the usual ones. */
export function authoriseUrl(
  config: HeadlessConfig,
  request: { readonly consentId: string; readonly state: string; readonly nonce: string; readonly decision: Decision },
): string {
  const { always, approve, reject, selectSome } = config.parameters;
  const url = new URL(config.authorizeUrl);
  const parameters = {
    response_type: 'code',
    client_id: config.clientId,
    redirect_uri: config.redirectUri,
    scope: 'openid accounts',
    state: request.state,
    nonce: request.nonce,
    [config.consentParameter ?? 'consent_id']: request.consentId,
    ...always,
    ...(request.decision === 'reject' ? reject : approve),
    ...(request.decision === 'approve-some' ? selectSome : {}),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Reads the redirect that ends an authorisation: code or error, in the query or in the fragment, under the state sent. */
export function readAuthorisation(config: HeadlessConfig, state: string, answer: SecretAnswer): Authorisation {
  const location = headerOf(answer, 'location');
  if (answer.status < 300 || answer.status >= 400 || location === undefined) return noRedirect(config, answer);
  const to = URL.canParse(location, config.authorizeUrl) ? new URL(location, config.authorizeUrl) : undefined;
  const back = new URL(config.redirectUri);
  if (to === undefined || to.origin !== back.origin || to.host !== back.host || to.pathname !== back.pathname) {
    const where = to === undefined ? 'an unreadable address' : `${to.protocol}//${to.host}${to.pathname}`;
    return {
      reason: `The authorisation endpoint redirected to ${where}, not to the redirect URI: it asks a person.`,
      supply: withoutPerson,
    };
  }
  const parameters = new URLSearchParams([...to.searchParams, ...new URLSearchParams(to.hash.slice(1))]);
  const returned = parameters.get('state');
  if (returned !== state) {
    const what = returned === null ? 'without a state' : 'with another state than the one sent';
    return {
      reason: `The authorisation endpoint redirected back ${what}, so its answer cannot be trusted.`,
      supply: 'Have the bank return the state unchanged (RFC 6749, section 4.1.2).',
    };
  }
  const error = parameters.get('error');
  if (error === 'access_denied') return { declined: true };
  if (error !== null) {
    return {
      reason: `The authorisation endpoint refused: ${oauthError(error, parameters.get('error_description') ?? undefined)}.`,
      supply: 'Check "tokens.redirectUri" and "tokens.parameters" in the target file.',
    };
  }
  const code = parameters.get('code');
  if (code !== null && code !== '') return { code };
  return {
    reason: 'The authorisation endpoint redirected back with neither a code nor an error.',
    supply: 'Check "tokens.parameters" in the target file.',
  };
}

const withoutPerson =
  'Add the parameters that authorise without a person to "tokens.parameters", or supply ready-made tokens.';

function noRedirect(config: HeadlessConfig, answer: SecretAnswer): Missing {
  const page = /html/i.test(headerOf(answer, 'content-type') ?? '');
  const error = page ? undefined : /"error"\s*:\s*"([^"]*)"/.exec(answer.text)?.[1];
  const with_ = page ? ' with a page' : error === undefined ? '' : ` ${oauthError(error, undefined)}`;
  if (answer.status < 300) {
    return {
      reason: `The authorisation endpoint answered ${answer.status}${with_} and not with a redirect: it asks a person.`,
      supply: withoutPerson,
    };
  }
  return {
    reason: `The authorisation endpoint answered ${answer.status}${with_} and not with a redirect.`,
    supply: `Check "tokens.authorizeUrl", "tokens.clientId", "tokens.redirectUri" and "tokens.parameters" in the target file (consent parameter: ${config.consentParameter ?? 'consent_id'}).`,
  };
}
