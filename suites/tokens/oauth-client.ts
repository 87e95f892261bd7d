import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretPost,
  Configuration,
  clockSkew,
  customFetch,
  PrivateKeyJwt,
  type ServerMetadata,
  TlsClientAuth,
} from 'openid-client';
import type { ClientConfig } from '../target/target.ts';
import type { SecretAnswer, SecretRequest, SendSecret } from './send-secret.ts';
import { readSigningKey } from './signing-key.ts';
import { realSurroundings, type Surroundings } from './surroundings.ts';

/** A client of an authorization server, as `openid-client` wants it. */
export interface OAuthClient {
  /** A configuration for one request, which goes out through `fetch`. */
  configuration(server: ServerMetadata, fetch?: LibraryFetch): Configuration;
}

export type LibraryFetch = NonNullable<Configuration[typeof customFetch]>;

/** Reads the keys of a client once, for all requests of a run. */
export async function createOAuthClient(
  config: ClientConfig,
  { now }: Pick<Surroundings, 'now'>,
): Promise<OAuthClient> {
  const authenticate = await authentication(config);
  const metadata = {
    use_mtls_endpoint_aliases: config.clientAuthentication === 'tls_client_auth',
    // What the library signs bears the time of the run, not that of this machine.
    [clockSkew]: Math.round((now().getTime() - realSurroundings.now().getTime()) / 1000),
  };
  return {
    configuration(server, fetch) {
      const configuration = new Configuration(server, config.clientId, metadata, authenticate);
      configuration.timeout = undefined;
      // The user, who wrote the URLs, has said whether plain HTTP will do.
      allowInsecureRequests(configuration);
      if (fetch !== undefined) configuration[customFetch] = fetch;
      return configuration;
    },
  };
}

async function authentication(config: ClientConfig): Promise<ClientAuth> {
  const { clientAuthentication, clientSecret = '' } = config;
  switch (clientAuthentication) {
    case 'client_secret_basic':
      return basic(clientSecret);
    case 'client_secret_post':
      return ClientSecretPost(clientSecret);
    case 'tls_client_auth':
      return TlsClientAuth();
    case 'private_key_jwt': {
      const key = await readSigningKey(config);
      if (key === undefined) throw new TypeError('the target was not checked: private_key_jwt without a key');
      return PrivateKeyJwt(key);
    }
  }
}

/**
 * The library escapes hyphens and dots too, which is right, and which banks that never decode the pair refuse. This escapes
 * what must be escaped and nothing else. Clause: RFC 6749, section 2.3.1.
 */
function basic(clientSecret: string): ClientAuth {
  return (_server, { client_id }, _body, headers) => {
    const pair = [client_id, clientSecret]
      .map((text) => new URLSearchParams({ v: text }).toString().slice(2))
      .join(':');
    headers.set('authorization', `Basic ${Buffer.from(pair).toString('base64')}`);
  };
}

/** What one use of the library came to: what was answered to its request, and its own complaint, if it had one. */
export interface LibraryCall<T> {
  readonly answer?: SecretAnswer;
  readonly result?: T;
  readonly complaint?: unknown;
}

/**
 * Has the library make one request, and hands over what was answered. Whatever else befalls the request, such as a spent
 * budget or no response, is thrown on as it is and not as the library wraps it.
 */
export async function throughLibrary<T>(
  send: SendSecret,
  about: Pick<SecretRequest, 'variant' | 'consent' | 'certificate'>,
  use: (fetch: LibraryFetch) => Promise<T>,
): Promise<LibraryCall<T>> {
  let answer: SecretAnswer | undefined;
  let thrown: { readonly error: unknown } | undefined;
  const fetch: LibraryFetch = async (url, { method, headers, body }) => {
    try {
      const text = body === undefined || body === null ? {} : { body: String(body) };
      answer = await send({ ...about, method, url, headers, ...text });
    } catch (error) {
      thrown = { error };
      throw error;
    }
    const empty = [204, 205, 304].includes(answer.status);
    return new Response(empty ? null : answer.text, {
      status: answer.status,
      headers: answer.headers.map(([name, value]): [string, string] => [name, value]),
    });
  };
  const came = () => (answer === undefined ? {} : { answer });
  try {
    return { result: await use(fetch), ...came() };
  } catch (complaint) {
    if (thrown !== undefined) throw thrown.error;
    return { complaint, ...came() };
  }
}
