import { genericGrantRequest, type ServerMetadata } from 'openid-client';
import type { TokenFacts } from '../core/archive.ts';
import type { ClientAuthentication } from '../target/target.ts';
import { readTokenResponse, type TokenResponse, unanswered } from './oauth-answer.ts';
import { type OAuthClient, throughLibrary } from './oauth-client.ts';
import { attempt, type SecretRequest, type SendSecret } from './send-secret.ts';
import { isMissing, type Missing } from './token-source.ts';

/** One request to a token endpoint. */
export interface GrantRequest extends Pick<SecretRequest, 'consent' | 'certificate'> {
  readonly grant: TokenFacts['grant'];
  readonly parameters: Readonly<Record<string, string>>;
}

const variants = {
  client_credentials: 'client-credentials',
  authorization_code: 'authorisation-code',
  refresh_token: 'refresh-token',
} as const;

/**
 * Asks for a token. The library authenticates the client and makes the request; its opinion of the answer does not count,
 * because that answer is evidence.
 */
export async function requestToken(
  {
    client,
    server,
    send,
    method,
  }: {
    client: OAuthClient;
    server: ServerMetadata;
    send: SendSecret;
    method: ClientAuthentication;
  },
  { grant, parameters, ...about }: GrantRequest,
): Promise<{ readonly response: TokenResponse; readonly exchange: string } | Missing> {
  const call = await attempt(() =>
    throughLibrary(send, { variant: variants[grant], ...about }, (fetch) =>
      genericGrantRequest(client.configuration(server, fetch), grant, { ...parameters }),
    ),
  );
  if (typeof call === 'string') return unanswered('token', call);
  // Nothing was sent: the library could not use what the harness gave it.
  if (call.answer === undefined) throw call.complaint;
  const response = readTokenResponse(call.answer, method);
  return isMissing(response) ? response : { response, exchange: call.answer.exchange };
}
