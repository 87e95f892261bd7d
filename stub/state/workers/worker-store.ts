import type { Commit, Committed, Loaded, SharedStore } from '../shared/shared-store.ts';
import type { BankStamp } from '../snapshot.ts';
import { StoreError } from '../store.ts';
import type { Asking, Channel, FromWorker, Reply, ToWorker } from './messages.ts';

interface Waiting {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: unknown) => void;
}

type Unnumbered<A> = A extends unknown ? Omit<A, 'number'> : never;

/**
 * The store of a worker, which the process above it holds. A commit is acknowledged when it has reached every worker: so what was
 * acknowledged anywhere is here already, and nobody need be asked before a call.
 */
export class WorkerStore implements SharedStore {
  readonly #channel: Channel<FromWorker, ToWorker>;
  readonly #bank: BankStamp;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  /** What this worker asked to have kept and has heard nothing of, by the number of the question. */
  readonly #own = new Map<number, Commit>();
  /** Commits that the state has not fetched yet. */
  #kept: Committed[] = [];
  /** The last commit that has reached it, where that is still to be said. */
  #reached: number | undefined;
  #arrived = () => {};

  constructor(channel: Channel<FromWorker, ToWorker>, bank: BankStamp) {
    this.#channel = channel;
    this.#bank = bank;
    channel.listen((message) => this.#hear(message));
  }

  async load(): Promise<Loaded> {
    return (await this.#ask({ ask: 'load', bank: this.#bank })) as Loaded;
  }

  async since(number: number): Promise<readonly Committed[]> {
    return this.told(number);
  }

  told(number: number): readonly Committed[] {
    if (this.#kept.length === 0) return this.#kept;
    // What is asked for once more, after something else went wrong, is told once more: it goes when later commits are asked for.
    this.#kept = this.#kept.filter((each) => each.number > number);
    return this.#kept;
  }

  async commit(commit: Commit): Promise<number | undefined> {
    return ((await this.#ask({ ask: 'commit', commit })) as { readonly kept?: number }).kept;
  }

  async constant(name: string, make: () => Promise<string>): Promise<string> {
    const { text } = (await this.#ask({ ask: 'constant', name })) as { readonly text?: string };
    if (text !== undefined) return text;
    const made = await make();
    const agreed = (await this.#ask({ ask: 'constant', name, text: made })) as { readonly text?: string };
    return agreed.text ?? made;
  }

  whenMore(arrived: () => void): void {
    this.#arrived = arrived;
  }

  async close(): Promise<void> {}

  #ask(asking: Unnumbered<Asking>): Promise<Reply> {
    const number = this.#asked++;
    if (asking.ask === 'commit') this.#own.set(number, asking.commit);
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      this.#channel.send({ ...asking, number });
    });
  }

  #hear(message: ToWorker): void {
    if ('kept' in message) {
      this.#keep(message.kept);
      return;
    }
    if ('keptOwn' in message) {
      const own = this.#own.get(message.asked);
      if (own !== undefined) this.#keep({ number: message.keptOwn, clears: own.clears, changes: own.changes });
      return;
    }
    const waiting = this.#waiting.get(message.answers);
    this.#waiting.delete(message.answers);
    this.#own.delete(message.answers);
    if ('reply' in message) waiting?.resolve(message.reply);
    else waiting?.reject(new StoreError(message.failure.code, message.failure.message));
  }

  #keep(commit: Committed): void {
    this.#kept.push(commit);
    // Of all that come in one message, one word says that they have.
    if (this.#reached === undefined) queueMicrotask(() => this.#sayReached());
    this.#reached = commit.number;
    this.#arrived();
  }

  #sayReached(): void {
    if (this.#reached !== undefined) this.#channel.send({ reached: this.#reached });
    this.#reached = undefined;
  }
}
