import type { Fault } from './fault.ts';
import type { FaultId } from './fault-ids.ts';
import { findById, loadExports } from './load-exports.ts';

/** Raised when a fault is asked for that does not exist. */
export class UnknownFaultError extends Error {
  readonly code = 'UNKNOWN_FAULT';

  constructor(id: string, near: string | undefined) {
    super(`There is no fault ${id}${near === undefined ? '' : `; did you mean ${near}?`}`);
    this.name = 'UnknownFaultError';
  }
}

function isFault(value: unknown): value is Fault {
  return typeof value === 'object' && value !== null && 'id' in value && 'breaks' in value && 'title' in value;
}

/** Every fault there is, by id: the default exports of the files in the folders beside this one. */
export function loadFaults(): Promise<readonly Fault[]> {
  return loadExports(import.meta.dirname, 'fault', isFault);
}

/** The faults with these ids, in their order. */
export function findFaults(ids: readonly FaultId[]): Promise<readonly Fault[]> {
  return findFaultsNamed(ids);
}

/** The faults that somebody asked for, in their order. Throws an UnknownFaultError that names the nearest id. */
export async function findFaultsNamed(ids: readonly string[]): Promise<readonly Fault[]> {
  if (ids.length === 0) return [];
  const all = await loadFaults();
  return ids.map((id) => findById(all, id, (near) => new UnknownFaultError(id, near)));
}
