import type { Hono } from 'hono';
import type { Release } from '../../schemas/releases.ts';
import type { BankEnv } from '../http/bank-env.ts';
import { json, toResponse } from '../http/reply.ts';

/** What of the bank its health tells. */
export interface HealthyBank {
  readonly profile: { readonly name: string };
  readonly release: Release;
}

/**
 * Mounts `GET /health`: 200 as soon as the bank answers. It is no part of the control plane: whoever reaches the bank may ask, as what
 * watches over containers does.
 */
export function mountHealth(app: Hono<BankEnv>, { profile, release }: HealthyBank): void {
  app.get('/health', () => toResponse(json(200, { status: 'ok', profile: profile.name, release }), undefined));
}
