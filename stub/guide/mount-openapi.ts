import type { Context, Hono } from 'hono';
import type { DescribeBank } from '../../schemas/openapi/described-bank.ts';
import type { BankEnv } from '../http/bank-env.ts';
import { json, type Reply, toResponse } from '../http/reply.ts';
import { BoundedMap } from '../memory/bounded-map.ts';
import type { DescribableBank } from './describe-bank.ts';
import { versionedDocumentPath } from './document-path.ts';

/** Documents that are kept of each release: a bank is seldom called by more than two names. */
const kept = 4;

type Described = DescribableBank & { readonly baseUrl?: string };

/**
 * Mounts the OpenAPI documents of a bank as it is configured: one for each release that it speaks, at `GET /openapi/v3.1.json` and so
 * on, that of the first at `GET /openapi.json`, too. Each is made when it is first asked for. They are no part of the control plane:
 * whoever reaches the bank may read them.
 */
export function mountOpenApi(
  app: Hono<BankEnv>,
  banks: readonly [Described, ...Described[]],
  describe: DescribeBank,
): void {
  const answers = banks.map((bank) => ({ bank, answer: documentOf(bank, describe) }));
  for (const { bank, answer } of answers) app.get(versionedDocumentPath(bank.release), answer);
  const [first] = answers;
  if (first !== undefined) app.get('/openapi.json', first.answer);
}

function documentOf(bank: Described, describe: DescribeBank) {
  const documents = new BoundedMap<string, Reply>(kept);
  return async (c: Context<BankEnv>): Promise<Response> => {
    const baseUrl = bank.baseUrl ?? new URL(c.req.url).origin;
    const known = documents.get(baseUrl);
    if (known !== undefined) return toResponse(known, undefined);
    const { describeBank } = await import('./describe-bank.ts');
    const reply = json(200, await describe(describeBank(bank, baseUrl)));
    documents.set(baseUrl, reply);
    return toResponse(reply, undefined);
  };
}
