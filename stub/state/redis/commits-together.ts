import type { Commit } from '../shared/shared-store.ts';
import { StoreError } from '../store.ts';

/** Commits that are sent together at most: while a store works on them nobody else is served. */
const mostTogether = 100;

/** Milliseconds for which those under way hold up others at most: a store that is away tells each how long that was for itself. */
const longestGathering = 100;

/** Keeps commits, in order: the number of each, undefined where it is refused. All of them are kept or refused, or it rejects. */
export type KeepCommits = (commits: readonly Commit[]) => Promise<readonly (number | undefined)[]>;

interface Waiting {
  readonly commit: Commit;
  readonly resolve: (number: number | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Sends commits together: each way to a store and back, and each writing to its disk, has its price on both sides, which many have in
 * common. What is committed while others are under way is gathered until it is known what came of those, and leaves before they are told
 * of it, so that the store is never without work; else what is committed in one turn of the event loop goes together.
 */
export class CommitsTogether {
  readonly #keep: KeepCommits;
  #waiting: Waiting[] = [];
  #underWay = 0;
  #late: NodeJS.Timeout | undefined;

  constructor(keep: KeepCommits) {
    this.#keep = keep;
  }

  /** The number of the commit; undefined where it is refused. Rejects with what `keep` rejects with. */
  keep(commit: Commit): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) this.#sendLater();
      this.#waiting.push({ commit, resolve, reject });
    });
  }

  #sendLater(): void {
    if (this.#underWay === 0) setImmediate(() => this.#send());
    else this.#late = setTimeout(() => this.#send(), longestGathering);
  }

  #send(): void {
    clearTimeout(this.#late);
    const some = this.#waiting.slice(0, mostTogether);
    if (some.length === 0) return;
    this.#waiting = this.#waiting.slice(mostTogether);
    this.#underWay += 1;
    void this.#settle(some);
    if (this.#waiting.length > 0) this.#sendLater();
  }

  async #settle(some: readonly Waiting[]): Promise<void> {
    try {
      const numbers = await this.#keep(some.map(({ commit }) => commit));
      await this.#over();
      for (const [place, { resolve }] of some.entries()) resolve(numbers[place]);
    } catch (error) {
      if (error instanceof StoreError && error.code === 'STORE_FULL' && some.length > 1) await this.#each(some);
      else for (const { reject } of some) reject(error);
      await this.#over();
    }
  }

  /** Has the next leave first: what those who waited do now takes as long as the store takes to keep it. */
  async #over(): Promise<void> {
    this.#underWay -= 1;
    if (this.#waiting.length === 0) return;
    this.#send();
    await new Promise(setImmediate);
  }

  /** Only some of them take room: each is told for itself what comes of it. */
  async #each(some: readonly Waiting[]): Promise<void> {
    for (const { commit, resolve, reject } of some) {
      await this.#keep([commit]).then(([number]) => resolve(number), reject);
    }
  }
}
