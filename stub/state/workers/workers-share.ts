import { Keeper } from '../local/keeper.ts';
import { SharedLog } from '../shared/shared-log.ts';
import type { Committed, Loaded } from '../shared/shared-store.ts';
import { type BankStamp, stampText } from '../snapshot.ts';
import { type Store, StoreError } from '../store.ts';
import type { Asking, Channel, FromWorker, Reply, ToWorker } from './messages.ts';

interface Member {
  readonly channel: Channel<ToWorker, FromWorker>;
  /** Up to which commit all have reached it; undefined until it loads: before, it is told of none. */
  heard: number | undefined;
}

type Committing = Extract<Asking, { readonly ask: 'commit' }>;

/** Whose commit it is, and by what number it was asked for. */
interface Maker {
  readonly member: Member;
  readonly asked: number;
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
  #ready: Opened | undefined;
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
    const { channel } = member;
    const failed = (error: unknown): void => {
      const code = error instanceof StoreError ? error.code : 'STORE_FAILED';
      const message = error instanceof Error ? error.message : String(error);
      channel.send({ answers, failure: { code, message } });
    };
    if (asking.ask === 'commit') this.#commit(asking, member, failed);
    else this.#replyTo(asking, member).then((reply) => channel.send({ answers, reply }), failed);
  }

  async #replyTo(asking: Exclude<Asking, Committing>, member: Member): Promise<Reply> {
    if (asking.ask === 'load') return await this.#load(asking.bank, member);
    const { name, text } = asking;
    const known = this.#constants.get(name) ?? text;
    if (known === undefined) return {};
    this.#constants.set(name, known);
    return { text: known };
  }

  async #load(bank: BankStamp, member: Member): Promise<Loaded> {
    this.#opened ??= this.#open(bank);
    this.#ready = await this.#opened;
    const { log, stamp } = this.#ready;
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

  /** Answers once the commit is stored and has reached every worker that lives. */
  #commit({ commit, number: answers }: Committing, member: Member, failed: (error: unknown) => void): void {
    if (this.#ready === undefined) {
      failed(new TypeError('a worker commits before it has loaded'));
      return;
    }
    const { log, keeper } = this.#ready;
    const before = log.number;
    const gone = commit.clears && keeper !== undefined ? log.loaded().entries : [];
    const kept = log.keep(commit);
    // One that is sent again is on its way, or has arrived.
    if (kept !== undefined && kept.number > before) {
      for (const { table, key } of gone) keeper?.note({ table, key });
      for (const { table, key } of kept.changes) keeper?.note({ table, key, value: log.valueOf(table, key) });
      this.#tell(kept, { member, asked: answers }, keeper?.settled());
    }
    const answer = (): void => {
      // Who is refused has heard of what it was refused for before it tries again.
      if (kept === undefined) {
        member.channel.send({ answers, reply: {} });
        return;
      }
      const { number } = kept;
      this.#waiting.push({ number, arrived: () => member.channel.send({ answers, reply: { kept: number } }) });
      this.#look();
    };
    if (keeper === undefined) answer();
    else this.#told.then(answer).catch(failed);
  }

  /** Tells every worker of a commit, once it is stored where there is a store. */
  #tell({ number, clears, changes }: Committed, by: Maker, stored: Promise<void> | undefined): void {
    const tell = (): void => {
      const kept: ToWorker = { kept: { number, clears, changes } };
      for (const member of this.#members) {
        if (member.heard === undefined) continue;
        member.channel.send(member === by.member ? { keptOwn: number, asked: by.asked } : kept);
      }
    };
    if (stored === undefined) {
      tell();
      return;
    }
    const told = Promise.all([this.#told, stored]).then(tell);
    // Once the store has failed nothing is told any more: whoever waits learns why.
    told.catch(() => {});
    this.#told = told;
  }

  #look(): void {
    if (this.#waiting.length === 0) return;
    let least = Number.POSITIVE_INFINITY;
    for (const { heard } of this.#members) if (heard !== undefined && heard < least) least = heard;
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
