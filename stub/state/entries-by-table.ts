import type { Entry } from './store.ts';

/** Entries by table and key. */
export type Waiting = Map<string, Map<string, unknown>>;

export function byTable(entries: readonly Entry[]): Waiting {
  const tables: Waiting = new Map();
  for (const { table, key, value } of entries) {
    const known = tables.get(table) ?? new Map<string, unknown>();
    tables.set(table, known.set(key, value));
  }
  return tables;
}

export function entriesOf(table: string, entries: Iterable<readonly [string, unknown]>): readonly Entry[] {
  return Array.from(entries, ([key, value]) => ({ table, key, value }));
}
