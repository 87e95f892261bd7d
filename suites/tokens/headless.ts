import { randomUUID } from 'node:crypto';
import {
  type Authorisation,
  authoriseUrl,
  type Decision,
  type HeadlessConfig,
  readAuthorisation,
} from './authorise.ts';
import { readTokenResponse } from './oauth-answer.ts';
import { attempt, type SecretRequest, type SendSecret } from './send-secret.ts';
import type { Missing, Token, TokenSource } from './token-source.ts';

/** What decides an answer besides the bank: a clock for expiries and a source of states. */
export interface Surroundings {
  readonly now: () => Date;
  readonly newState: () => string;
}

const real: Surroundings = { now: () => new Date(), newState: randomUUID };

/**
 * Tokens from an authorization server that redirects without asking a person: client credentials for the client, the
 * authorization code grant for the PSU. Clause: RFC 6749, sections 4.1 and 4.4.
 */
export function headlessTokens(config: HeadlessConfig, send: SendSecret, { now, newState } = real): TokenSource {
  const token = async (variant: SecretRequest['variant'], grant: Record<string, string>): Promise<Token | Missing> => {
    const answer = await attempt(send, tokenRequest(config, variant, grant));
    return typeof answer === 'string' ? unanswered('token', answer) : readTokenResponse(answer, now());
  };
  const authorise = async (consentId: string, decision: Decision): Promise<Authorisation> => {
    const state = newState();
    const url = authoriseUrl(config, { consentId, state, nonce: newState(), decision });
    const answer = await attempt(send, { variant: 'authorise', method: 'GET', url, headers: {} });
    return typeof answer === 'string' ? unanswered('authorisation', answer) : readAuthorisation(config, state, answer);
  };

  return {
    makesConsents: true,
    clientToken: () => token('client-credentials', { grant_type: 'client_credentials', scope: 'accounts' }),

    async psuToken({ key, consentId }, { select }) {
      if (consentId === undefined) {
        return {
          reason: `The consent "${key}" was not created.`,
          supply: 'See the answer to POST /account-access-consents.',
        };
      }
      const some = select === 'some' && config.parameters.selectSome !== undefined;
      const outcome = await authorise(consentId, some ? 'approve-some' : 'approve');
      if ('reason' in outcome) return outcome;
      if ('declined' in outcome) {
        return {
          reason: `The authorisation of the consent "${key}" was declined (access_denied).`,
          supply: 'Check "tokens.parameters.approve" in the target file.',
        };
      }
      const grant = { grant_type: 'authorization_code', code: outcome.code, redirect_uri: config.redirectUri };
      const found = await token('authorisation-code', grant);
      return some && 'value' in found ? { ...found, partial: true } : found;
    },

    async reject(consentId) {
      if (config.parameters.reject === undefined) {
        return {
          reason: 'The configuration does not say how a PSU declines.',
          supply: 'Add "tokens.parameters.reject" to the target file: the query parameters that make the bank decline.',
        };
      }
      const outcome = await authorise(consentId, 'reject');
      if ('reason' in outcome) return outcome;
      if ('declined' in outcome) return 'done';
      return {
        reason: 'The authorisation endpoint approved a consent that it was asked to decline.',
        supply: 'Check "tokens.parameters.reject" in the target file.',
      };
    },
  };
}

function tokenRequest(
  config: HeadlessConfig,
  variant: SecretRequest['variant'],
  grant: Record<string, string>,
): SecretRequest {
  const { clientId, clientSecret, clientAuthentication } = config;
  const form = new URLSearchParams(grant);
  const headers: Record<string, string> = {
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded',
  };
  if (clientAuthentication === 'client_secret_basic') {
    const pair = `${formEncoded(clientId)}:${formEncoded(clientSecret)}`;
    headers.authorization = `Basic ${Buffer.from(pair).toString('base64')}`;
  } else {
    form.set('client_id', clientId);
    form.set('client_secret', clientSecret);
  }
  return { variant, method: 'POST', url: config.tokenUrl, headers, body: form.toString() };
}

/** Clause: RFC 6749, section 2.3.1: both halves of the pair are form-encoded first. */
function formEncoded(text: string): string {
  return new URLSearchParams({ v: text }).toString().slice(2);
}

function unanswered(endpoint: string, why: string): Missing {
  return {
    reason: `The ${endpoint} endpoint did not answer (${why}).`,
    supply: `Check "tokens.${endpoint === 'token' ? 'tokenUrl' : 'authorizeUrl'}" in the target file, and that the server is up.`,
  };
}
