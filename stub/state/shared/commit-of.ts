import { uuid } from '../../randomness/identifiers.ts';
import { names, partsOf } from './names.ts';
import type { Commit, SharedChange } from './shared-store.ts';
import type { SharedTable } from './shared-table.ts';
import type { Transaction } from './transaction.ts';

/** What a transaction asks to have kept: its changes over what all see in the tables, and by which names others are in its way. */
export function commitOf(transaction: Transaction, tables: ReadonlyMap<string, SharedTable<unknown>>): Commit {
  const touches = new Set<string>();
  const changes: SharedChange[] = [];
  for (const [name, entries] of transaction.changes) {
    const table = tables.get(name);
    const countsUp = table?.shape.countsUp === true;
    for (const [key, value] of entries) {
      const before = transaction.clears ? undefined : table?.seenByAll(key);
      // What came and went within the transaction is nobody's business.
      if (value === undefined && before === undefined) continue;
      changes.push({ table: name, key, value, ...(countsUp ? { greatest: true } : {}) });
      if (countsUp) continue;
      touches.add(names.table(name));
      touches.add(names.entry(name, key));
      for (const each of [before, value]) {
        if (each === undefined || table === undefined) continue;
        for (const part of partsOf(name, table.shape, each)) touches.add(part);
      }
    }
  }
  const { after, reads, clears } = transaction;
  return { id: uuid(), after, reads, clears, changes, touches: [...touches] };
}
