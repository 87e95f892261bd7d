import { type OperationId, operation, operationIds } from '../../schemas/operations.ts';
import type { RecordedExchange } from '../core/archive.ts';
import { interfacePath, type PlacePath } from '../core/interface-path.ts';

/** The calls of a run to one operation, to the authorization server, or to what is no operation. */
export interface PlannedCalls {
  /** An operation id, or words for what is none. */
  readonly to: string;
  readonly calls: number;
  /** How many of them try what: by probe, in the order in which each first comes. */
  readonly probes: ReadonlyMap<string, number>;
}

export interface CallPlan {
  readonly rows: readonly PlannedCalls[];
  readonly total: number;
}

const elsewhere = {
  server: 'authorization server',
  bank: 'requests of "bankSide"',
  other: 'other paths of the interface',
};

/**
 * The calls of a run to an interface, counted: the operations in the order of the standard, then the rest. A call that tries an unusual method
 * counts for the operation whose path it takes.
 */
export function callPlan(
  exchanges: readonly Pick<RecordedExchange, 'about' | 'request'>[],
  place: PlacePath,
): CallPlan {
  const basePath = interfacePath(place);
  const rows = new Map<string, Map<string, number>>();
  for (const exchange of exchanges) {
    const { probe: kind, variant = kind } = exchange.about;
    const to = destination(exchange, basePath);
    const probes = rows.get(to) ?? new Map<string, number>();
    const probe = kind === 'access' ? variant : kind;
    rows.set(to, probes.set(probe, (probes.get(probe) ?? 0) + 1));
  }
  const order: readonly string[] = [...operationIds, ...Object.values(elsewhere)];
  const ordered = [...rows].toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  return { rows: ordered.map(([to, probes]) => ({ to, calls: sum(probes), probes })), total: exchanges.length };
}

function sum(probes: ReadonlyMap<string, number>): number {
  return [...probes.values()].reduce((total, count) => total + count, 0);
}

function destination({ about, request }: Pick<RecordedExchange, 'about' | 'request'>, basePath: string): string {
  const { operation: id, probe, variant = '' } = about;
  if (probe === 'access') return variant.startsWith('bank-') ? elsewhere.bank : elsewhere.server;
  const path = new URL(request.url).pathname;
  return id ?? operationIds.find((each) => isAt(each, request.method, path, basePath)) ?? elsewhere.other;
}

function isAt(id: OperationId, method: string, path: string, basePath: string): boolean {
  const { path: template, method: own } = operation(id);
  return own === method && path.endsWith(basePath + template);
}
