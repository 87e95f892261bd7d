import type { Hono } from 'hono';
import type { Release } from '../../schemas/releases.ts';
import type { BankEnv } from '../http/bank-env.ts';
import { json, toResponse } from '../http/reply.ts';
import type { Releases } from '../release/version.ts';

/** What of the bank its health tells. */
export interface HealthyBank {
  readonly profile: { readonly name: string };
  readonly release: Release;
  readonly releases: Releases;
}

/**
 * Mounts `GET /health`: 200 as soon as the bank answers, and 503 while what it acknowledges could not be kept, when nobody should be
 * led there; and `GET /health/live`, which is 200 all the same, since another start would not help. They are no part of the control plane:
 * whoever reaches the bank may ask, as what watches over containers does. `reachable` rejects while nothing can be kept.
 */
export function mountHealth(
  app: Hono<BankEnv>,
  { profile, release, releases }: HealthyBank,
  reachable: () => Promise<void>,
): void {
  const about = { profile: profile.name, release, ...(releases.length === 1 ? {} : { releases }) };
  app.get('/health/live', () => toResponse(json(200, { status: 'ok', ...about }), undefined));
  app.get('/health', async () => {
    try {
      await reachable();
      return toResponse(json(200, { status: 'ok', ...about }), undefined);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return toResponse(json(503, { status: 'unavailable', reason, ...about }), undefined);
    }
  });
}
