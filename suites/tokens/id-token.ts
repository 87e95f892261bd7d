import { compactVerify, decodeJwt, type JWTVerifyGetKey } from 'jose';
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

/** True when one of the keys signed it; undefined when no keys are known. */
export async function isSigned(idToken: string, keys: JWTVerifyGetKey | undefined): Promise<boolean | undefined> {
  if (keys === undefined) return undefined;
  try {
    await compactVerify(idToken, keys);
    return true;
  } catch {
    return false;
  }
}
