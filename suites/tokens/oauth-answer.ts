import { isObject, textAt } from '../core/json.ts';
import { headerOf, type SecretAnswer } from './send-secret.ts';
import type { Missing, Token } from './token-source.ts';

/** The access token of a token response, or why there is none. Clause: RFC 6749, sections 5.1 and 5.2. */
export function readTokenResponse(answer: SecretAnswer, now: Date): Token | Missing {
  const body = parse(answer.text);
  const value = textAt(body, 'access_token');
  if (answer.status === 200 && value !== undefined && value !== '') {
    const type = textAt(body, 'token_type') ?? 'bearer';
    if (type.toLowerCase() !== 'bearer') {
      return {
        reason: `The token endpoint issued a token of type "${plain(type)}".`,
        supply: 'The run can use bearer tokens only: have the bank issue one, or supply ready-made tokens.',
      };
    }
    const seconds = isObject(body) ? Number(body.expires_in ?? Number.NaN) : Number.NaN;
    const expiresAt = new Date(now.getTime() + seconds * 1000);
    return { value, ...(Number.isNaN(expiresAt.getTime()) ? {} : { expiresAt: expiresAt.toISOString() }) };
  }
  const error = textAt(body, 'error');
  if (error === undefined) {
    const what = body === undefined ? 'no JSON' : 'JSON without an access_token';
    return {
      reason: `The token endpoint answered ${answer.status} with ${what} (${headerOf(answer, 'content-type') ?? 'no content type'}).`,
      supply: 'Check "tokens.tokenUrl" in the target file.',
    };
  }
  return {
    reason: `The token endpoint answered ${answer.status} ${oauthError(error, textAt(body, 'error_description'))}.`,
    supply: cures[error] ?? 'Check "tokens" in the target file against what the bank registered.',
  };
}

/** `invalid_client (the client is not known)`. */
export function oauthError(error: string, description: string | undefined): string {
  return description === undefined ? plain(error) : `${plain(error)} (${plain(description)})`;
}

const cures: Readonly<Record<string, string>> = {
  invalid_client:
    'Check "tokens.clientId", "tokens.clientSecret" and "tokens.clientAuthentication" in the target file.',
  unauthorized_client: 'Have the bank allow this client the grant types client_credentials and authorization_code.',
  unsupported_grant_type:
    'Check "tokens.tokenUrl", and that the bank allows client_credentials and authorization_code.',
  invalid_scope: 'Have the bank allow this client the scope accounts.',
  invalid_grant:
    'Check that "tokens.redirectUri" is the one registered, and that codes live long enough to be exchanged.',
};

/** Text of the bank in one line of bounded length. */
function plain(text: string): string {
  const line = text
    .replace(/\s+/g, ' ')
    .replace(/[^\x20-\x7e\u00a0-\uffff]/g, '')
    .trim()
    .replace(/\.$/, '');
  return line.length > 160 ? `${line.slice(0, 159)}…` : line;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
