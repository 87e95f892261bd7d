import { type OperationId, operation, operationIds } from '../../schemas/operations.ts';

/** A path of the standard with the operations on it. */
export interface Route {
  /** Path template in Hono's spelling, below the base path. */
  readonly pattern: string;
  readonly operations: Readonly<Partial<Record<string, OperationId>>>;
  /** The methods that it has, HEAD and OPTIONS included. */
  readonly methods: readonly string[];
}

/** The paths of the standard, each once. */
export function routes(): readonly Route[] {
  return [...new Set(operationIds.map((id) => operation(id).path))].map((path) => {
    const ids = operationIds.filter((id) => operation(id).path === path);
    const methods = ids.map((id) => operation(id).method);
    return {
      pattern: path.replace(/\{(\w+)\}/g, ':$1'),
      operations: Object.fromEntries(ids.map((id) => [operation(id).method, id])),
      methods: [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'],
    };
  });
}
