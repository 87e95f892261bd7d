import { createLocalJWKSet, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { allowInsecureRequests, customFetch, discovery, type ServerMetadata } from 'openid-client';
import { isObject, listAt, parsedJson } from '../core/json.ts';
import type { ProviderConfig } from '../target/target.ts';
import { unanswered } from './oauth-answer.ts';
import { throughLibrary } from './oauth-client.ts';
import { attempt, headerOf, type SendSecret } from './send-secret.ts';
import { isMissing, type Missing } from './token-source.ts';

/** Where an authorization server is reached. */
export interface Provider {
  /** Its endpoints, read once, when they are first asked for; configured ones go before discovered ones. */
  metadata(): Promise<ServerMetadata | Missing>;
  /** The keys of its ID tokens, read once; undefined when it tells of none, or they cannot be read. */
  keys(): Promise<JWTVerifyGetKey | undefined>;
}

/**
 * The authorization server of a configuration. Only where the configuration does not say, it is asked for its endpoints, which must be on
 * hosts that the configuration names, or below that of the issuer: secrets go nowhere else. `baseUrl` is another address that it names.
 */
export function createProvider(config: ProviderConfig, send: SendSecret, baseUrl?: string): Provider {
  let metadata: Promise<ServerMetadata | Missing> | undefined;
  let keys: Promise<JWTVerifyGetKey | undefined> | undefined;
  const read = () => (metadata ??= readMetadata(config, send, baseUrl));
  return {
    metadata: read,
    keys: () => (keys ??= readKeys(read, send)),
  };
}

async function readMetadata(
  config: ProviderConfig,
  send: SendSecret,
  baseUrl: string | undefined,
): Promise<ServerMetadata | Missing> {
  const { issuer, tokenUrl, authorizeUrl, jwksUrl } = config;
  const given = {
    ...(tokenUrl === undefined ? {} : { token_endpoint: tokenUrl }),
    ...(authorizeUrl === undefined ? {} : { authorization_endpoint: authorizeUrl }),
    ...(jwksUrl === undefined ? {} : { jwks_uri: jwksUrl }),
  };
  if (tokenUrl !== undefined && authorizeUrl !== undefined) {
    // Where no issuer is known, assertions are addressed to the token endpoint. Clause: OpenID Connect Core 1.0, section 9.
    return { issuer: issuer ?? tokenUrl, ...given };
  }
  const found = await discover(issuer ?? '', config.clientId, send);
  if (isMissing(found)) return found;
  // An alias of the bank must not go before the endpoint that the user wrote down.
  const { token_endpoint: alias, ...aliases } = found.mtls_endpoint_aliases ?? {};
  const named = new Set([issuer, tokenUrl, authorizeUrl, jwksUrl, baseUrl].map(hostOf));
  // Whoever answers for the host of the issuer has the names below it as well, such as that of its endpoints for mutual TLS.
  const below = `.${hostOf(issuer)}`;
  const isForeign = (url: unknown) =>
    isEndpoint(url, issuer ?? '') && !named.has(hostOf(url)) && !hostOf(url)?.endsWith(below);
  const complete: ServerMetadata = {
    ...found,
    ...given,
    ...((tokenUrl === undefined && isEndpoint(alias, issuer ?? '')) || alias === undefined
      ? {}
      : { mtls_endpoint_aliases: aliases }),
  };
  const tokenEndpoint = complete.mtls_endpoint_aliases?.token_endpoint;
  for (const [name, key, url] of [
    ['token_endpoint', 'tokenUrl', config.clientAuthentication === 'tls_client_auth' ? tokenEndpoint : undefined],
    ['token_endpoint', 'tokenUrl', complete.token_endpoint],
    ['authorization_endpoint', 'authorizeUrl', complete.authorization_endpoint],
  ] as const) {
    if (isForeign(url)) return elsewhere(name, key, String(url));
  }
  for (const [name, key] of [
    ['token_endpoint', 'tokenUrl'],
    ['authorization_endpoint', 'authorizeUrl'],
  ] as const) {
    if (config[key] !== undefined || isEndpoint(complete[name], issuer ?? '')) continue;
    return {
      reason: `The discovery document of the issuer names no usable ${name}.`,
      supply: `Give it as "tokens.${key}" in the target file.`,
    };
  }
  // Headers and certificate of the target would go along, and keys of just anybody prove nothing.
  const { jwks_uri: keys, ...others } = complete;
  return isForeign(keys) ? others : complete;
}

/** The host of a URL, whatever its port; undefined for what is none. */
function hostOf(url: unknown): string | undefined {
  return typeof url === 'string' && URL.canParse(url) ? new URL(url).hostname : undefined;
}

/** Whoever writes the discovery document must not decide where secrets go. */
function elsewhere(name: string, key: 'tokenUrl' | 'authorizeUrl', url: string): Missing {
  return {
    reason: `The discovery document of the issuer names a ${name} at ${hostOf(url)}, a host that is neither the issuer's nor named in the target file.`,
    supply: `If secrets may go there, give it as "tokens.${key}" in the target file: ${url}`,
  };
}

/** True for a URL that a secret may be sent to: by HTTPS, unless the issuer itself is reached without. */
function isEndpoint(url: unknown, issuer: string): boolean {
  if (typeof url !== 'string' || !URL.canParse(url)) return false;
  const { protocol } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && issuer.startsWith('http:'));
}

async function discover(issuer: string, clientId: string, send: SendSecret): Promise<ServerMetadata | Missing> {
  const checked = async () =>
    await throughLibrary(send, { variant: 'discovery' }, (fetch) =>
      discovery(new URL(issuer), clientId, undefined, undefined, {
        [customFetch]: fetch,
        execute: [allowInsecureRequests],
      }),
    );
  const call = await attempt(checked);
  if (typeof call === 'string') return unanswered('discovery', call);
  const { result, answer, complaint } = call;
  if (result !== undefined) return result.serverMetadata();
  const what =
    answer === undefined || answer.status === 200
      ? messageOf(complaint)
      : `status ${answer.status}, ${headerOf(answer, 'content-type') ?? 'no content type'}`;
  return {
    reason: `The discovery document of the issuer cannot be used (${what}).`,
    supply: 'Check "tokens.issuer" in the target file, or give "tokens.tokenUrl" and "tokens.authorizeUrl".',
  };
}

async function readKeys(read: Provider['metadata'], send: SendSecret): Promise<JWTVerifyGetKey | undefined> {
  const server = await read();
  if (isMissing(server) || server.jwks_uri === undefined) return undefined;
  const { jwks_uri: url } = server;
  const answer = await attempt(() =>
    send({ variant: 'keys', method: 'GET', url, headers: { accept: 'application/json' } }),
  );
  if (typeof answer === 'string') return undefined;
  const found = parsedJson(answer.text);
  try {
    return isKeySet(found) ? createLocalJWKSet(found) : undefined;
  } catch {
    return undefined;
  }
}

function isKeySet(value: unknown): value is JSONWebKeySet {
  return listAt(value, 'keys')?.every(isObject) === true;
}

function messageOf(complaint: unknown): string {
  return complaint instanceof Error ? complaint.message : String(complaint);
}
