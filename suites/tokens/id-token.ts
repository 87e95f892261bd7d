import { createHash } from 'node:crypto';
import { compactVerify, decodeJwt, decodeProtectedHeader, errors, type JWTVerifyGetKey } from 'jose';
import type { IdTokenChecks } from '../core/archive.ts';
import type { JsonObject } from '../core/json.ts';

/** Claims that say when, how and for which consent a PSU was authenticated: kept as they came. */
const kept = ['acr', 'openbanking_intent_id', 'exp', 'iat'];
/** Kept as well, under its name without the URI before it. Clause: read-write-data-api-profile, Token Expiry Time. */
const refreshTokenEnd = 'http://openbanking.org.uk/refresh_token_expires_at';
/** Claims of which it is enough to know that they came. */
const noted = ['iss', 'aud', 'nonce', 's_hash', 'c_hash', 'at_hash'];

/** The claims of an ID token as the evidence keeps them, never who the PSU is. Undefined for what is no readable ID token. */
export function idTokenClaims(idToken: string | null | undefined): JsonObject | undefined {
  if (idToken === null || idToken === undefined) return undefined;
  try {
    const claims: JsonObject = decodeJwt(idToken);
    return Object.fromEntries([
      ...kept.filter((name) => name in claims).map((name) => [name, claims[name]]),
      ...(refreshTokenEnd in claims ? [['refresh_token_expires_at', claims[refreshTokenEnd]]] : []),
      ...noted.filter((name) => name in claims).map((name) => [name, true]),
    ]);
  } catch {
    return undefined;
  }
}

/** What an ID token is held against; what is not known is left out. */
export interface IdTokenContext {
  readonly clientId: string;
  readonly issuer?: string | undefined;
  readonly nonce?: string | undefined;
  readonly state?: string | undefined;
  readonly code?: string | undefined;
  readonly accessToken?: string | undefined;
  readonly keys?: JWTVerifyGetKey | undefined;
}

/**
 * Compares an ID token with what is known of the request that it answers. Undefined for what is no readable ID token.
 * Clause: OpenID Connect Core 1.0, sections 3.1.3.7 and 3.3.2.11; Financial-grade API 1.0, part 2, section 5.1.1.
 */
export async function checkIdToken(
  idToken: string | null | undefined,
  known: IdTokenContext,
): Promise<IdTokenChecks | undefined> {
  if (idToken === null || idToken === undefined) return undefined;
  try {
    const claims: JsonObject = decodeJwt(idToken);
    const { alg } = decodeProtectedHeader(idToken);
    const hashed = (name: string, text: string | undefined) => compare(claims[name], hashOf(text, alg));
    const checks = {
      signed: await isSigned(idToken, alg, known.keys),
      iss: compare(withoutSlash(claims.iss), withoutSlash(known.issuer)),
      aud: claims.aud === undefined ? undefined : [claims.aud].flat().includes(known.clientId),
      nonce: compare(claims.nonce, known.nonce),
      s_hash: hashed('s_hash', known.state),
      c_hash: hashed('c_hash', known.code),
      at_hash: hashed('at_hash', known.accessToken),
    };
    return Object.fromEntries(Object.entries(checks).filter(([, check]) => check !== undefined));
  } catch {
    return undefined;
  }
}

function compare(said: unknown, known: string | undefined): boolean | undefined {
  return said === undefined || known === undefined ? undefined : said === known;
}

/** The slash at the end of an issuer is often lost in a configuration. */
function withoutSlash<T>(value: T): T | string {
  return typeof value === 'string' ? value.replace(/\/$/, '') : value;
}

/** The left half of the hash that goes with a signature. Clause: OpenID Connect Core 1.0, section 3.3.2.11. */
function hashOf(text: string | undefined, alg: string | undefined): string | undefined {
  const bits = /^[A-Z]{2}(256|384|512)$/.exec(alg ?? '')?.[1];
  if (text === undefined || bits === undefined) return undefined;
  const hash = createHash(`sha${bits}`).update(text, 'ascii').digest();
  return hash.subarray(0, hash.length / 2).toString('base64url');
}

/** Whether a published key signed it; undefined where no such key is known, and for a signature made with a secret. */
async function isSigned(
  idToken: string,
  alg: string | undefined,
  keys: JWTVerifyGetKey | undefined,
): Promise<boolean | undefined> {
  if (keys === undefined || alg === undefined || alg.startsWith('HS')) return undefined;
  try {
    await compactVerify(idToken, keys);
    return true;
  } catch (error) {
    // Several keys would do, and the token does not say which.
    return error instanceof errors.JWKSMultipleMatchingKeys ? undefined : false;
  }
}
