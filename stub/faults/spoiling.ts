import type { Context } from 'hono';
import type { OperationId } from '../../schemas/operations.ts';
import { inRanges } from '../../schemas/releases.ts';
import type { BankContext } from '../answering/bank-context.ts';
import type { BankEnv } from '../http/bank-env.ts';
import type { Change, FaultRequest } from './fault.ts';
import type { ShownSomewhere } from './showing.ts';
import { spoil } from './spoil.ts';

type Finished = Response | Promise<Response>;

/** The last step of every answer. */
export interface Spoiling {
  /** `bank` is that of the version that was called. */
  api(c: Context<BankEnv>, response: Response, bank: BankContext, operation: OperationId | undefined): Finished;
  access(c: Context<BankEnv>, response: Response): Finished;
}

function view(bank: BankContext, c: Context<BankEnv>, operation: OperationId | undefined) {
  const url = new URL(c.req.url);
  const text = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  const token = text === undefined ? undefined : bank.tokens.introspect(text);
  const grant = token?.grant === 'authorization_code' ? token : undefined;
  const params: Readonly<Record<string, string>> = c.req.param();
  const consent = bank.consents.get(grant?.consentId ?? params.ConsentId ?? '');
  const { basePath, release } = bank;
  return {
    release,
    method: c.req.method,
    path: url.pathname.startsWith(basePath) ? url.pathname.slice(basePath.length) : url.pathname,
    operation,
    params,
    query: url.searchParams,
    headers: c.req.raw.headers,
    base: (bank.baseUrl ?? url.origin) + basePath,
    consent,
    permissions: consent?.permissions ?? [],
    accountIds: grant?.accountIds ?? [],
    customerKey: grant?.customerKey,
    world: bank.world,
    at: bank.clock(),
  };
}

/** Those of some changes that a bank which speaks several releases shows in one of them; all of them where it speaks one. */
export function changesIn<C extends Change & ShownSomewhere>(
  changes: readonly C[],
  { release, releases }: Pick<BankContext, 'release' | 'releases'>,
): readonly C[] {
  if (releases.length === 1) return changes;
  return changes.filter(({ releases: ranges = {} }) => inRanges(release, ranges));
}

/**
 * Has changes work on finished answers: on those of each version the changes that can show there, with one memory for all. Without
 * changes the answers go out as they are.
 */
export function spoiling(usual: BankContext, changes: readonly (Change & ShownSomewhere)[]): Spoiling {
  let memories = new Map<Change, Map<string, unknown>>();
  let answered = 0;
  let generation = usual.state.generation;

  /** A bank that has begun anew is a new bank. */
  const memoryOf = (change: Change): Map<string, unknown> => {
    if (generation !== usual.state.generation) memories = new Map();
    generation = usual.state.generation;
    const memory = memories.get(change) ?? new Map<string, unknown>();
    memories.set(change, memory);
    return memory;
  };

  const of = (kind: 'response' | 'token') => {
    const able = changes.filter((change) => change[kind] !== undefined);
    return (c: Context<BankEnv>, response: Response, bank = usual, operation?: OperationId): Finished => {
      const active = kind === 'token' ? able : changesIn(able, bank);
      if (active.length === 0) return response;
      const request = view(bank, c, operation);
      const sequence = answered++;
      const seenBy = (change: Change): FaultRequest => ({
        ...request,
        sequence,
        memory: memoryOf(change),
      });
      return spoil(response, active, kind, seenBy, bank.release);
    };
  };

  return { api: of('response'), access: of('token') };
}
