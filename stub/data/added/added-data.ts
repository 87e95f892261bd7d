import type { BankState } from '../../state/bank-state.ts';
import type { Table } from '../../state/table.ts';
import { AddedIndex } from './added-index.ts';
import type { AddedRecord } from './added-record.ts';

/** Records that may be added while a bank runs: whatever looks at them looks at all. */
export const mostAdded = 20_000;

/**
 * What was added to the computed world: what the bank was started with, which is there as long as the bank is, and what was
 * added since, which is state.
 */
export class AddedData {
  readonly #seed: number;
  readonly #state: BankState;
  readonly #table: Table<AddedRecord>;
  #start: readonly AddedRecord[] = [];
  #index: { readonly generation: number; readonly made: AddedIndex } | undefined;

  constructor(seed: number, state: BankState) {
    this.#seed = seed;
    this.#state = state;
    this.#table = state.table<AddedRecord>('added', {
      groupOf: ({ customerKey }) => customerKey,
      ownerOf: ({ customerKey }) => ({ customerKey }),
      renews: true,
    });
  }

  /** All of it as it is now. */
  get index(): AddedIndex {
    const { generation } = this.#state;
    if (this.#index?.generation === generation) return this.#index.made;
    const made = this.with([]);
    this.#index = { generation, made };
    return made;
  }

  /** What was added since the start, by id. */
  get since(): ReadonlyMap<string, AddedRecord> {
    return new Map(this.#table.entries());
  }

  /** All of it with some records more, which are not added by this. */
  with(more: readonly AddedRecord[]): AddedIndex {
    return new AddedIndex(this.#seed, [...this.#start, ...this.since.values(), ...more]);
  }

  /** Has the bank begin with these. */
  begin(records: readonly AddedRecord[]): void {
    this.#start = records;
    this.#state.renew();
  }

  /** Adds records whose ids nothing else has. */
  add(records: readonly AddedRecord[]): void {
    for (const record of records) this.#table.set(record.id, record);
  }

  remove(ids: Iterable<string>): void {
    for (const id of ids) this.#table.delete(id);
  }
}
