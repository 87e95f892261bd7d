import type { KoaContextWithOIDC } from 'oidc-provider';

type Claims = Readonly<Record<string, unknown>>;

/** Seconds that what a client signs may live. Clause: FAPI 1.0 Advanced, section 5.2.2 (13). */
const longest = 3600;
/** Clocks differ. */
const tolerance = 30;

/**
 * What is wrong with the life of a signed assertion or request object: one that lives for long can be used by whoever finds it later,
 * and one without an end for ever. `now` is in milliseconds, and counts where it does not say when it begins.
 */
export function lifeProblem({ exp, iat, nbf }: Claims, now: number): string | undefined {
  if (typeof exp !== 'number') return 'must have the claim exp';
  const begins = [nbf, iat].find((claim) => typeof claim === 'number') ?? now / 1000;
  return exp - Number(begins) > longest + tolerance ? `must not live longer than ${longest} seconds` : undefined;
}

/** True when a request object of a client, named by its `jti`, comes for the first time; one without a name is never known again. */
export async function comesFirst({ oidc }: KoaContextWithOIDC, { jti, exp }: Claims): Promise<boolean> {
  if (typeof jti !== 'string' || typeof exp !== 'number') return true;
  const { ReplayDetection } = oidc.provider;
  return await ReplayDetection.unique(`request object of ${oidc.client?.clientId}`, jti, exp + tolerance);
}
