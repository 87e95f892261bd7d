import type { Store } from '../store.ts';
import type { Change } from '../table.ts';

/**
 * Hands changes to a store, one batch after the other: what changes while one is written goes into the next together. Once the
 * store has failed nothing more is kept, and whoever waits learns so.
 */
export class Keeper {
  readonly #store: Store;
  readonly #failed: (error: unknown) => void;
  #changes: Change[] = [];
  #last: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  #broken = false;

  /** `failed` hears once that the store failed. */
  constructor(store: Store, failed: (error: unknown) => void) {
    this.#store = store;
    this.#failed = failed;
  }

  note(change: Change): void {
    if (this.#broken) return;
    this.#changes.push(change);
    if (this.#next !== undefined) return;
    this.#next = this.#last.then(() => this.#write());
    // Whoever waits for it hears of a failure; nobody need wait.
    this.#next.catch(() => {});
  }

  /** Fulfilled once the store has all that was noted until now; rejects once it has failed. */
  settled(): Promise<void> {
    return this.#next ?? this.#last;
  }

  async #write(): Promise<void> {
    const changes = this.#changes;
    const written = this.#store.write(changes);
    this.#changes = [];
    this.#last = this.#next ?? this.#last;
    this.#next = undefined;
    try {
      await written;
    } catch (error) {
      this.#broken = true;
      this.#failed(error);
      throw error;
    }
  }
}
