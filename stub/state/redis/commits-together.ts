import type { Commit } from '../shared/shared-store.ts';
import { StoreError } from '../store.ts';

/** Commits that are sent together at most: while a store works on them nobody else is served. */
const mostTogether = 100;

/** Keeps commits, in order: the number of each, undefined where it is refused. All of them are kept or refused, or it rejects. */
export type KeepCommits = (commits: readonly Commit[]) => Promise<readonly (number | undefined)[]>;

interface Waiting {
  readonly commit: Commit;
  readonly resolve: (number: number | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** Sends together what is committed in one turn of the event loop: each way to a store and back has its price on both sides. */
export class CommitsTogether {
  readonly #keep: KeepCommits;
  #waiting: Waiting[] = [];

  constructor(keep: KeepCommits) {
    this.#keep = keep;
  }

  /** The number of the commit; undefined where it is refused. Rejects with what `keep` rejects with. */
  keep(commit: Commit): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#send());
      this.#waiting.push({ commit, resolve, reject });
    });
  }

  #send(): void {
    const all = this.#waiting;
    this.#waiting = [];
    for (let from = 0; from < all.length; from += mostTogether) {
      const some = all.slice(from, from + mostTogether);
      void this.#settle(some).catch((error: unknown) => {
        for (const { reject } of some) reject(error);
      });
    }
  }

  async #settle(some: readonly Waiting[]): Promise<void> {
    try {
      const numbers = await this.#keep(some.map(({ commit }) => commit));
      for (const [place, { resolve }] of some.entries()) resolve(numbers[place]);
    } catch (error) {
      const isFull = error instanceof StoreError && error.code === 'STORE_FULL';
      if (!isFull || some.length === 1) throw error;
      // Only some of them take room: each is told for itself what comes of it.
      for (const each of some) await this.#settle([each]).catch(each.reject);
    }
  }
}
