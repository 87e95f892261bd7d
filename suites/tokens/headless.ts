import type { HeadlessConfig } from '../target/target.ts';
import { type Authorisation, answerParameters, leadsBack, readAuthorisation } from './authorisation.ts';
import type { AuthoriseRequest } from './authorise-request.ts';
import { oauthError, unanswered } from './oauth-answer.ts';
import { attempt, headerOf, type SecretAnswer, type SendSecret } from './send-secret.ts';
import type { Missing } from './token-source.ts';

/** Has one authorisation request decided. */
export type Authorise = (request: AuthoriseRequest, issuer: string | undefined) => Promise<Authorisation>;

/** Most redirects inside an authorization server before it comes to an answer. */
const mostHops = 5;

/**
 * Authorisation by a server that asks no person. Its redirects are followed on its own origin, with the cookies that it sets
 * on the way and no others, and without the headers that the first request had; the redirect URI is read and never called.
 */
export function headlessAuthoriser(config: HeadlessConfig, send: SendSecret): Authorise {
  return async ({ wish, url, state }, issuer) => {
    const cookies = new Map<string, string>();
    let next = new URL(url);
    for (let hop = 0; ; hop += 1) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await attempt(() =>
        send({
          variant: 'authorise',
          consent: wish.key,
          method: 'GET',
          url: next.href,
          headers: { ...(hop === 0 ? config.authoriseHeaders : {}), ...(cookie === '' ? {} : { cookie }) },
        }),
      );
      if (typeof answer === 'string') return unanswered('authorisation', answer);
      const location = headerOf(answer, 'location');
      if (answer.status < 300 || answer.status >= 400 || location === undefined) return noRedirect(config, answer);
      const to = URL.canParse(location, next.href) ? new URL(location, next) : undefined;
      if (to !== undefined && leadsBack(to, config.redirectUri)) {
        return readAuthorisation(answerParameters(to), { state, issuer }, answer.exchange);
      }
      if (to === undefined || to.origin !== next.origin || hop >= mostHops) return astray(to, answer);
      keepCookies(cookies, answer);
      next = to;
    }
  };
}

/**
 * Keeps the cookies of an origin that is asked for moments only: their path, domain and dates do not count, except to delete
 * one.
 */
function keepCookies(cookies: Map<string, string>, { headers }: SecretAnswer): void {
  for (const [name, value] of headers) {
    if (name.toLowerCase() !== 'set-cookie') continue;
    const [, cookie, content = ''] = /^\s*([^=;\s]+)=([^;]*)/.exec(value) ?? [];
    if (cookie === undefined) continue;
    if (/;\s*max-age=(0|-\d+)\b|;\s*expires=[^;]*\b1970\b/i.test(value)) cookies.delete(cookie);
    else cookies.set(cookie, content);
  }
}

const withoutPerson =
  'Add the parameters that authorise without a person to "tokens.parameters", choose the kind manual, or supply ready-made tokens.';

function astray(to: URL | undefined, { exchange }: SecretAnswer): Missing {
  const where = to === undefined ? 'an unreadable address' : `${to.protocol}//${to.host}${to.pathname}`;
  return {
    reason: `The authorisation endpoint redirected to ${where}, not to the redirect URI: it asks a person.`,
    supply: withoutPerson,
    refusal: 'page',
    exchange,
  };
}

function noRedirect({ consentParameter, intentClaim }: HeadlessConfig, answer: SecretAnswer): Missing {
  const { status, exchange } = answer;
  const page = /html/i.test(headerOf(answer, 'content-type') ?? '');
  const error = page ? undefined : /"error"\s*:\s*"([^"]*)"/.exec(answer.text)?.[1];
  const with_ = page ? ' with a page' : error === undefined ? '' : ` ${oauthError(error, undefined)}`;
  const refusal = page ? 'page' : error === undefined ? String(status) : oauthError(error, undefined);
  if (status < 300) {
    return {
      reason: `The authorisation endpoint answered ${status}${with_} and not with a redirect: it asks a person.`,
      supply: withoutPerson,
      refusal,
      exchange,
    };
  }
  const carriers = [...(consentParameter === undefined ? [] : [consentParameter]), ...(intentClaim ? ['claims'] : [])];
  return {
    reason: `The authorisation endpoint answered ${status}${with_} and not with a redirect.`,
    supply: `Check "tokens.authorizeUrl", "tokens.clientId", "tokens.redirectUri" and "tokens.parameters" in the target file (the ConsentId travels in ${carriers.join(' and ')}).`,
    refusal,
    exchange,
  };
}
