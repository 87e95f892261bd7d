import { Keeper } from '../local/keeper.ts';
import { SharedLog } from '../shared/shared-log.ts';
import type { Commit, Committed, Loaded } from '../shared/shared-store.ts';
import { type BankStamp, stampText } from '../snapshot.ts';
import { type Store, StoreError } from '../store.ts';
import type { Asking, Channel, FromWorker, Reply, ToWorker } from './messages.ts';

interface Member {
  readonly channel: Channel<ToWorker, FromWorker>;
  /** Up to which commit all have reached it; undefined until it loads: before, it is told of none. */
  heard: number | undefined;
}

interface Opened {
  readonly log: SharedLog;
  /** What the bank is, in words. */
  readonly stamp: string;
  readonly store?: Store;
  readonly keeper?: Keeper;
}

export interface ShareOptions {
  /** Opens what keeps the changes beyond the processes; they are in memory alone when absent. */
  readonly open?: ((bank: BankStamp) => Promise<Store>) | undefined;
  /** Hears once that it failed. */
  readonly failed: (error: unknown) => void;
}

/**
 * What the process above its workers holds for them: the log, and a store behind it. A commit is stored, then told to every worker, and
 * acknowledged when it has reached them all: nobody sees what may still be lost, and nobody misses what was acknowledged.
 */
export class WorkersShare {
  readonly #options: ShareOptions;
  readonly #members = new Set<Member>();
  readonly #constants = new Map<string, string>();
  #opened: Promise<Opened> | undefined;
  /** Fulfilled once all that was kept until now is stored, and told to the workers. */
  #told: Promise<unknown> = Promise.resolve();
  /** Who waits until a commit has reached all. */
  #waiting: { readonly number: number; readonly arrived: () => void }[] = [];

  constructor(options: ShareOptions) {
    this.#options = options;
  }

  /** Serves a worker, until what it returns is called: when it has ended. */
  serve(channel: Channel<ToWorker, FromWorker>): () => void {
    const member: Member = { channel, heard: undefined };
    this.#members.add(member);
    channel.listen((message) => {
      if (!('reached' in message)) return this.#answer(message, member);
      member.heard = Math.max(member.heard ?? 0, message.reached);
      this.#look();
    });
    return () => {
      this.#members.delete(member);
      this.#look();
    };
  }

  /** Lets go of the store, once it has all. */
  async close(): Promise<void> {
    await this.#told.catch(() => {});
    const opened = await this.#opened?.catch(() => undefined);
    await opened?.store?.close();
  }

  #answer(asking: Asking, member: Member): void {
    const { number: answers } = asking;
    this.#replyTo(asking, member).then(
      (reply) => member.channel.send({ answers, reply }),
      (error: unknown) => {
        const code = error instanceof StoreError ? error.code : 'STORE_FAILED';
        const message = error instanceof Error ? error.message : String(error);
        member.channel.send({ answers, failure: { code, message } });
      },
    );
  }

  async #replyTo(asking: Asking, member: Member): Promise<Reply> {
    if (asking.ask === 'load') return await this.#load(asking.bank, member);
    if (asking.ask === 'commit') return await this.#commit(asking.commit);
    const { name, text } = asking;
    const known = this.#constants.get(name) ?? text;
    if (known === undefined) return {};
    this.#constants.set(name, known);
    return { text: known };
  }

  async #load(bank: BankStamp, member: Member): Promise<Loaded> {
    this.#opened ??= this.#open(bank);
    const { log, stamp } = await this.#opened;
    if (stampText(bank) !== stamp) {
      const why = `This process is to be another bank (${stampText(bank)}) than the others are (${stamp})`;
      throw new StoreError(
        'STORE_OF_ANOTHER_BANK',
        `${why}. Put its files back as they were when the bank was started.`,
      );
    }
    const loaded = log.loaded();
    // It hears of every commit from here on, and of those before it only once they are stored.
    member.heard = loaded.number;
    await this.#told;
    return loaded;
  }

  async #commit(commit: Commit): Promise<Reply> {
    if (this.#opened === undefined) throw new TypeError('a worker commits before it has loaded');
    const { log, keeper } = await this.#opened;
    const before = log.number;
    const gone = commit.clears && keeper !== undefined ? log.loaded().entries : [];
    const kept = log.keep(commit);
    // Who is refused has heard of what it was refused for before it tries again.
    if (kept === undefined) return await this.#told.then(() => ({}));
    // One that is sent again is on its way, or has arrived.
    if (kept.number > before) {
      for (const { table, key } of gone) keeper?.note({ table, key });
      for (const { table, key } of kept.changes) keeper?.note({ table, key, value: log.valueOf(table, key) });
      this.#tell(kept, keeper?.settled());
    }
    await this.#told;
    await this.#everywhere(kept.number);
    return { kept: kept.number };
  }

  #tell({ number, clears, changes }: Committed, stored: Promise<void> | undefined): void {
    const told = Promise.all([this.#told, stored]).then(() => {
      for (const { heard, channel } of this.#members) {
        if (heard !== undefined) channel.send({ kept: { number, clears, changes } });
      }
    });
    // Once the store has failed nothing is told any more: whoever waits learns why.
    told.catch(() => {});
    this.#told = told;
  }

  /** Fulfilled once a commit has reached every worker that lives. */
  async #everywhere(number: number): Promise<void> {
    await new Promise<void>((arrived) => {
      this.#waiting.push({ number, arrived });
      this.#look();
    });
  }

  #look(): void {
    const heard = [...this.#members].flatMap((member) => member.heard ?? []);
    const least = Math.min(...heard);
    const arrived = this.#waiting.filter(({ number }) => number <= least);
    if (arrived.length === 0) return;
    this.#waiting = this.#waiting.filter(({ number }) => number > least);
    for (const each of arrived) each.arrived();
  }

  async #open(bank: BankStamp): Promise<Opened> {
    const stamp = stampText(bank);
    const store = await this.#options.open?.(bank);
    if (store === undefined) return { log: new SharedLog(), stamp };
    try {
      const log = new SharedLog(undefined, await store.load());
      return { log, stamp, store, keeper: new Keeper(store, this.#options.failed) };
    } catch (error) {
      await store.close();
      throw error;
    }
  }
}
