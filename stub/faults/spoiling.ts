import type { Context } from 'hono';
import type { OperationId } from '../../schemas/operations.ts';
import type { BankContext } from '../answering/bank-context.ts';
import type { BankEnv } from '../http/bank-env.ts';
import type { Change, FaultRequest } from './fault.ts';
import { spoil } from './spoil.ts';

type Finished = Response | Promise<Response>;

/** The last step of every answer. */
export interface Spoiling {
  api(c: Context<BankEnv>, response: Response, operation: OperationId | undefined): Finished;
  access(c: Context<BankEnv>, response: Response): Finished;
}

function view(bank: BankContext, c: Context<BankEnv>, operation: OperationId | undefined) {
  const url = new URL(c.req.url);
  const text = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  const token = text === undefined ? undefined : bank.tokens.introspect(text);
  const grant = token?.grant === 'authorization_code' ? token : undefined;
  const params: Readonly<Record<string, string>> = c.req.param();
  const consent = bank.consents.get(grant?.consentId ?? params.ConsentId ?? '');
  const { basePath } = bank;
  return {
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

/** Has changes work on finished answers. Without changes the answers go out as they are. */
export function spoiling(bank: BankContext, changes: readonly Change[]): Spoiling {
  let memories = new Map<Change, Map<string, unknown>>();
  let answered = 0;
  let generation = bank.state.generation;

  /** A bank that has begun anew is a new bank. */
  const memoryOf = (change: Change): Map<string, unknown> => {
    if (generation !== bank.state.generation) memories = new Map();
    generation = bank.state.generation;
    const memory = memories.get(change) ?? new Map<string, unknown>();
    memories.set(change, memory);
    return memory;
  };

  const of = (kind: 'response' | 'token') => {
    const active = changes.filter((change) => change[kind] !== undefined);
    if (active.length === 0) return (_c: Context<BankEnv>, response: Response): Finished => response;
    return (c: Context<BankEnv>, response: Response, operation?: OperationId): Finished => {
      const request = view(bank, c, operation);
      const sequence = answered++;
      const seenBy = (change: Change): FaultRequest => ({
        ...request,
        sequence,
        memory: memoryOf(change),
      });
      return spoil(response, active, kind, seenBy);
    };
  };

  return { api: of('response'), access: of('token') };
}
