import type { Hono } from 'hono';
import type { DescribeBank } from '../../schemas/openapi/described-bank.ts';
import type { BankEnv } from '../http/bank-env.ts';
import { json, type Reply, toResponse } from '../http/reply.ts';
import { BoundedMap } from '../memory/bounded-map.ts';
import type { DescribableBank } from './describe-bank.ts';

/** Documents that are kept: a bank is seldom called by more than two names. */
const kept = 4;

/**
 * Mounts `GET /openapi.json`: the OpenAPI document of the bank as it is configured, made when it is first asked for. It is no part
 * of the control plane: whoever reaches the bank may read it.
 */
export function mountOpenApi(
  app: Hono<BankEnv>,
  bank: DescribableBank & { readonly baseUrl?: string },
  describe: DescribeBank,
): void {
  const documents = new BoundedMap<string, Reply>(kept);
  app.get('/openapi.json', async (c) => {
    const baseUrl = bank.baseUrl ?? new URL(c.req.url).origin;
    const known = documents.get(baseUrl);
    if (known !== undefined) return toResponse(known, undefined);
    const { describeBank } = await import('./describe-bank.ts');
    const reply = json(200, await describe(describeBank(bank, baseUrl)));
    documents.set(baseUrl, reply);
    return toResponse(reply, undefined);
  });
}
