import { oauthError, plain } from './oauth-answer.ts';
import type { Missing } from './token-source.ts';

/** How an authorisation ended. */
export type Authorisation =
  | { readonly code: string; readonly idToken?: string }
  | {
      readonly declined: true /** Why, as the bank says it. */;
      readonly description?: string;
      readonly exchange?: string;
    }
  | Missing;

/** True for a URL at which the client waits for the answer. */
export function leadsBack(to: URL, redirectUri: string): boolean {
  const back = new URL(redirectUri);
  return to.protocol === back.protocol && to.host === back.host && to.pathname === back.pathname;
}

/** The parameters of an answer, from the query and from the fragment. */
export function answerParameters(to: URL): URLSearchParams {
  return new URLSearchParams([...to.searchParams, ...new URLSearchParams(to.hash.slice(1))]);
}

/**
 * Reads the answer to an authorisation request: code or error, under the state sent and from the issuer asked.
 * Clause: RFC 6749, section 4.1.2; RFC 9207, section 2.4.
 */
export function readAuthorisation(
  parameters: URLSearchParams,
  expected: { readonly state: string; readonly issuer?: string | undefined },
  exchange?: string,
): Authorisation {
  const at = exchange === undefined ? {} : { exchange };
  const returned = parameters.get('state');
  if (returned !== expected.state) {
    const what = returned === null ? 'without a state' : 'with another state than the one sent';
    return {
      reason: `The authorisation endpoint redirected back ${what}, so its answer cannot be trusted.`,
      supply: 'Have the bank return the state unchanged (RFC 6749, section 4.1.2).',
      ...at,
    };
  }
  const issuer = parameters.get('iss');
  if (issuer !== null && expected.issuer !== undefined && issuer !== expected.issuer) {
    return {
      reason: `The authorisation endpoint answered for another issuer (${plain(issuer)}), so its answer cannot be trusted.`,
      supply: 'Check "tokens.issuer" in the target file, or have the bank send its own issuer (RFC 9207).',
      ...at,
    };
  }
  const error = parameters.get('error');
  if (error === 'access_denied') {
    const description = parameters.get('error_description');
    return { declined: true, ...(description === null ? {} : { description }), ...at };
  }
  if (error !== null) {
    return {
      reason: `The authorisation endpoint refused: ${oauthError(error, parameters.get('error_description') ?? undefined)}.`,
      supply: 'Check "tokens.redirectUri", "tokens.scope" and "tokens.parameters" in the target file.',
      refusal: plain(error),
      ...at,
    };
  }
  const code = parameters.get('code');
  const idToken = parameters.get('id_token');
  if (code !== null && code !== '') return { code, ...(idToken === null ? {} : { idToken }) };
  return {
    reason: 'The authorisation endpoint redirected back with neither a code nor an error.',
    supply: 'Check "tokens.responseType" and "tokens.parameters" in the target file.',
    ...at,
  };
}
