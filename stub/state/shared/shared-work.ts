/**
 * Work that whoever asks for shares with others: it is begun after it was asked for, one goes on at a time, and all who ask
 * meanwhile have the next in common.
 */
export class Shared {
  readonly #work: () => Promise<void>;
  #now: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(work: () => Promise<void>) {
    this.#work = work;
  }

  /** Fulfilled once work that began after this call is done. */
  done(): Promise<void> {
    this.#next ??= this.#begun(this.#now);
    return this.#next;
  }

  async #begun(before: Promise<void>): Promise<void> {
    await before.catch(() => {});
    this.#now = this.#next ?? Promise.resolve();
    this.#next = undefined;
    await this.#work();
  }
}
