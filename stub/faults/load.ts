import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Fault } from './fault.ts';

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

async function faultFiles(): Promise<readonly string[]> {
  const groups = await readdir(import.meta.dirname, { withFileTypes: true });
  const folders = groups.filter((entry) => entry.isDirectory()).map((entry) => join(import.meta.dirname, entry.name));
  const files = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).map((file) => join(folder, file))),
  );
  return files
    .flat()
    .filter((file) => file.endsWith('.js') && !file.endsWith('.test.js'))
    .sort();
}

/** Every fault there is, by id: the default exports of the files in the folders beside this one. */
export async function loadFaults(): Promise<readonly Fault[]> {
  const files = await faultFiles();
  const found = await Promise.all(
    files.map(async (file) => {
      const { default: fault }: { readonly default?: unknown } = await import(pathToFileURL(file).href);
      if (!isFault(fault)) throw new TypeError(`${file} must export a fault by default`);
      return fault;
    }),
  );
  const sorted = found.sort((a, b) => (a.id < b.id ? -1 : 1));
  const twice = sorted.find((fault, index) => sorted[index + 1]?.id === fault.id);
  if (twice !== undefined) throw new TypeError(`Two faults have the id ${twice.id}`);
  return sorted;
}

/** Changes of one letter that lead from one text to the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [index, wanted] of [...other].entries()) {
      const kept = (row[index] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(kept, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The faults with these ids, in their order. Throws an UnknownFaultError that names the nearest id. */
export async function findFaults(ids: readonly string[]): Promise<readonly Fault[]> {
  if (ids.length === 0) return [];
  const all = await loadFaults();
  return ids.map((id) => {
    const found = all.find((fault) => fault.id === id);
    if (found !== undefined) return found;
    const near = all.map((fault) => ({ id: fault.id, by: distance(id, fault.id) })).sort((a, b) => a.by - b.by)[0];
    throw new UnknownFaultError(id, near !== undefined && near.by <= Math.max(3, id.length / 2) ? near.id : undefined);
  });
}
