import { isObject, type JsonObject, parsedJson, textAt } from '../core/json.ts';
import type { ClientAuthentication } from '../target/target.ts';
import { headerOf, type SecretAnswer } from './send-secret.ts';
import type { Missing } from './token-source.ts';

/** The members of a token response that the run uses, as they came. */
export interface TokenResponse {
  readonly value: string;
  readonly tokenType?: string;
  readonly expiresIn?: unknown;
  readonly scope?: string;
  readonly refreshToken?: string;
  readonly idToken?: string;
}

/**
 * What a token endpoint answered, or why there is no token in it. It is read with indulgence: an answer that a client library
 * would refuse, such as one with a faulty ID token, is for the rules to judge, and they need the token to go on.
 * Clause: RFC 6749, sections 5.1 and 5.2.
 */
export function readTokenResponse(answer: SecretAnswer, method: ClientAuthentication): TokenResponse | Missing {
  const refused = { refusal: String(answer.status), exchange: answer.exchange };
  const body = parsedJson(answer.text);
  const value = textAt(body, 'access_token');
  if (answer.status === 200 && isObject(body) && value !== undefined && value !== '') {
    const type = textAt(body, 'token_type');
    if (type !== undefined && type.toLowerCase() !== 'bearer') {
      return {
        reason: `The token endpoint issued a token of type "${plain(type)}".`,
        supply: 'The run can use bearer tokens only: have the bank issue one, or supply ready-made tokens.',
        ...refused,
      };
    }
    return { value, ...optional(body) };
  }
  const error = textAt(body, 'error');
  if (error === undefined) {
    const what = body === undefined ? 'no JSON' : 'JSON without an access_token';
    return {
      reason: `The token endpoint answered ${answer.status} with ${what} (${headerOf(answer, 'content-type') ?? 'no content type'}).`,
      supply: 'Check "tokens.tokenUrl" in the target file.',
      ...refused,
    };
  }
  return {
    reason: `The token endpoint answered ${answer.status} ${oauthError(error, textAt(body, 'error_description'))}.`,
    supply: cure(error, method),
    ...refused,
    refusal: plain(error),
  };
}

function optional(body: JsonObject): Omit<TokenResponse, 'value'> {
  const text = (name: string) => textAt(body, name);
  const [tokenType, scope, refreshToken, idToken] = ['token_type', 'scope', 'refresh_token', 'id_token'].map(text);
  return {
    ...(tokenType === undefined ? {} : { tokenType }),
    ...(body.expires_in === undefined ? {} : { expiresIn: body.expires_in }),
    ...(scope === undefined ? {} : { scope }),
    ...(refreshToken === undefined || refreshToken === '' ? {} : { refreshToken }),
    ...(idToken === undefined ? {} : { idToken }),
  };
}

/** `invalid_client (the client is not known)`. */
export function oauthError(error: string, description: string | undefined): string {
  const code = /^[a-z]+(?:_[a-z]+)*$/.test(error) ? error : `"${plain(error)}"`;
  return description === undefined ? code : `${code} (${plain(description)})`;
}

const places = {
  discovery: 'issuer',
  token: 'tokenUrl',
  authorisation: 'authorizeUrl',
} as const;

/** What is missing when an endpoint gave no response, and why it gave none. */
export function unanswered(endpoint: keyof typeof places, why: string): Missing {
  const what = endpoint === 'discovery' ? 'The issuer' : `The ${endpoint} endpoint`;
  const late = why.startsWith('timeout');
  return {
    reason: late
      ? `${what} timed out (${why.replace(/^timeout:? */, '') || 'no answer'}).`
      : `${what} did not answer (${why}).`,
    supply: `Check "tokens.${places[endpoint]}" in the target file, and that the server is up${
      late ? '; raise "limits.timeoutMs" (or --timeout) if it is slow' : ''
    }.`,
  };
}

const credentialKeys: Readonly<Record<ClientAuthentication, string>> = {
  client_secret_basic: '"tokens.clientSecret"',
  client_secret_post: '"tokens.clientSecret"',
  private_key_jwt: '"tokens.signingKey", "tokens.signingKeyId"',
  tls_client_auth: '"tls.certificate"',
};

const cures: Readonly<Record<string, string>> = {
  unauthorized_client: 'Have the bank allow this client the grant types client_credentials and authorization_code.',
  unsupported_grant_type:
    'Check "tokens.tokenUrl", and that the bank allows client_credentials and authorization_code.',
  invalid_scope: 'Have the bank allow this client the scope accounts.',
  invalid_grant:
    'Check that "tokens.redirectUri" is the one registered, and that codes live long enough to be exchanged.',
};

function cure(error: string, method: ClientAuthentication): string {
  if (error === 'invalid_client') {
    return `Check "tokens.clientId", ${credentialKeys[method]} and "tokens.clientAuthentication" in the target file.`;
  }
  return cures[error] ?? 'Check "tokens" in the target file against what the bank registered.';
}

/** Text of the bank in one line of bounded length. */
export function plain(text: string): string {
  const line = text
    .replace(/\s+/g, ' ')
    .replace(/[^\x20-\x7e\u00a0-\uffff]/g, '')
    // What stands around it in a sentence of ours tells where it ends.
    .replace(/["()]/g, (mark) => ({ '"': "'", '(': '[', ')': ']' })[mark] ?? mark)
    .trim()
    .replace(/\.$/, '');
  return line.length > 160 ? `${line.slice(0, 159)}…` : line;
}
