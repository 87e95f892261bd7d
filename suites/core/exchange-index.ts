import type { RecordedExchange } from './archive.ts';

/** Finds the calls of an archive by what is asked for again at each page of a walk, of which there may be thousands. */
export class ExchangeIndex {
  readonly #byId = new Map<string, RecordedExchange>();
  readonly #followers = new Map<string, RecordedExchange[]>();

  constructor(exchanges: readonly RecordedExchange[]) {
    for (const exchange of exchanges) {
      const { id, about } = exchange;
      if (!this.#byId.has(id)) this.#byId.set(id, exchange);
      if (about.follows === undefined) continue;
      const others = this.#followers.get(about.follows);
      if (others === undefined) this.#followers.set(about.follows, [exchange]);
      else others.push(exchange);
    }
  }

  byId(id: string): RecordedExchange | undefined {
    return this.#byId.get(id);
  }

  /** The calls that a call led to, in their order. */
  followersOf(id: string): readonly RecordedExchange[] {
    return this.#followers.get(id) ?? [];
  }
}
