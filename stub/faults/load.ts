import { fileURLToPath } from 'node:url';
import type { Fault } from './fault.ts';
import { type FaultId, faultIds } from './fault-ids.ts';
import { loadExports, loadNamed, nearestIds } from './load-exports.ts';

/** Of a file URL: there are test runners that know no `import.meta.dirname`. */
const folder = fileURLToPath(new URL('.', import.meta.url));

/** Raised when a fault is asked for that does not exist. */
export class UnknownFaultError extends Error {
  readonly code = 'UNKNOWN_FAULT';

  constructor(id: string, near: readonly string[]) {
    super(`There is no fault ${id}${near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`}`);
    this.name = 'UnknownFaultError';
  }
}

function isFault(value: unknown): value is Fault {
  return typeof value === 'object' && value !== null && 'id' in value && 'breaks' in value && 'title' in value;
}

/** Every fault there is, by id: the default exports of the files in the folders beside this one. */
export function loadFaults(): Promise<readonly Fault[]> {
  return loadExports(folder, 'fault', isFault);
}

/** The faults with these ids, in their order. */
export function findFaults(ids: readonly FaultId[]): Promise<readonly Fault[]> {
  return findFaultsNamed(ids);
}

const known: ReadonlySet<string> = new Set(faultIds);

/** The faults that somebody asked for, in their order; no others are loaded. Rejects with an UnknownFaultError that names the nearest ids. */
export async function findFaultsNamed(ids: readonly string[]): Promise<readonly Fault[]> {
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) throw new UnknownFaultError(unknown, nearestIds(faultIds, unknown));
  return await loadNamed(folder, ids, 'fault', isFault);
}
