import type { Entry, Store } from '../state/store.ts';
import type { Change } from '../state/table.ts';

/** A store that outlasts states but not the process, whose writing a test lets through or has fail. */
export class MemoryStore implements Store {
  readonly batches: (readonly Change[])[] = [];
  readonly #entries = new Map<string, Entry>();
  /** Before a batch is written. */
  gate: () => Promise<void> = async () => {};

  async load(): Promise<readonly Entry[]> {
    return [...this.#entries.values()];
  }

  async write(changes: readonly Change[]): Promise<void> {
    await this.gate();
    this.batches.push(changes);
    for (const { table, key, value } of changes) {
      // What a store has is JSON: nothing of the process goes into it.
      if (value === undefined) this.#entries.delete(`${table} ${key}`);
      else this.#entries.set(`${table} ${key}`, { table, key, value: JSON.parse(JSON.stringify(value)) as unknown });
    }
  }

  async close(): Promise<void> {}
}
