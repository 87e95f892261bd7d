import { createHash } from 'node:crypto';
import type { KoaContextWithOIDC } from 'oidc-provider';

type Claims = Readonly<Record<string, unknown>>;

/** Seconds that what a client signs may live. Clause: FAPI 1.0 Advanced, section 5.2.2 (13). */
const longest = 3600;
/** Clocks differ. */
const tolerance = 30;

/**
 * What is wrong with the life of a signed assertion or request object: one that lives for long can be used by whoever finds it
 * later, and one without an end for ever. `now` is in milliseconds; the life is counted from it where no beginning is told.
 */
export function lifeProblem({ exp, iat, nbf }: Claims, now: number): string | undefined {
  if (typeof exp !== 'number') return 'must have the claim exp';
  const begins = [nbf, iat].find((claim) => typeof claim === 'number') ?? now / 1000;
  return exp - Number(begins) > longest + tolerance ? `must not live longer than ${longest} seconds` : undefined;
}

/**
 * True when a request object of a client comes for the first time; one without `jti` is never recognised. It is recognised by
 * all that it claims, not by its `jti` alone: the official suite signs all of its own under one `jti`.
 */
export async function comesFirst({ oidc }: KoaContextWithOIDC, claims: Claims): Promise<boolean> {
  const { jti, exp } = claims;
  if (typeof jti !== 'string' || typeof exp !== 'number') return true;
  const { ReplayDetection } = oidc.provider;
  const known = createHash('sha256').update(JSON.stringify(claims)).digest('base64url');
  return await ReplayDetection.unique(`request object of ${oidc.client?.clientId}`, known, exp + tolerance);
}
