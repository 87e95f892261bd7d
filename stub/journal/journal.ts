import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { uuid } from '../randomness/identifiers.ts';
import { type EntryFilter, matches } from './entry-filter.ts';
import type { FullJournalEntry, JournalEntry, Telling } from './journal-entry.ts';
import type { JournalledBank } from './journalled-bank.ts';
import { KeptCalls } from './kept-calls.ts';
import { NotedCall } from './noted-call.ts';
import type { JournalOptions } from './recorded-call.ts';

/** How long a reader waits for what is being copied. */
const longestCopyMs = 500;

/** How many entries a list has where nobody says how many are wanted. */
const usualLimit = 100;

/**
 * The last calls of a bank, each with what was decided on its way. Calls are kept as they were, bounded in number and in bytes;
 * whatever is shown of them is masked.
 */
export class Journal {
  readonly #options: Required<JournalOptions>;
  readonly #bank: JournalledBank;
  #telling: Promise<Telling> | undefined;
  readonly #keeping;
  readonly #calls: KeptCalls;
  #begun = 0;
  #over = 0;
  #closed = false;
  #wake: (() => void)[] = [];
  readonly #copying = new Set<Promise<void>>();

  constructor(options: JournalOptions, bank: JournalledBank) {
    this.#options = { calls: 1000, bytes: 8_000_000, bodyBytes: 128 * 2 ** 10, links: false, ...options };
    this.#bank = bank;
    this.#keeping = {
      prefix: `${uuid().slice(0, 4)}-`,
      links: this.#options.links,
      bodyBytes: this.#options.bodyBytes,
    };
    this.#calls = new KeptCalls(this.#options, this.#keeping);
  }

  /** The last calls that a filter lets through, the oldest first. */
  async entries(filter: EntryFilter = {}): Promise<readonly JournalEntry[]> {
    await this.#copied();
    const chosen = this.#chosen(filter);
    return await (await this.#told()).entries(chosen);
  }

  /** One call with its headers and bodies; undefined for one that is not kept any more. */
  async entry(id: string): Promise<FullJournalEntry | undefined> {
    await this.#copied();
    const call = this.#calls.find(id);
    return call === undefined ? undefined : await (await this.#told()).entry(call);
  }

  /** The calls as HAR 1.2, for `aisp judge` and every reader of archives. Without a limit: all that are kept. */
  async har(filter: EntryFilter = {}): Promise<unknown> {
    await this.#copied();
    const calls = this.#chosen({ limit: this.#options.calls, ...filter });
    return await this.#options.masking.har(calls.map((call) => call.recorded(true)));
  }

  /**
   * New entries as they come, and before them those after the entry `after` that are still kept. It goes on until the journal is
   * closed or the signal says so. Whoever is slower than the calls come misses what is kept no more.
   */
  async *follow({ after, signal, ...filter }: Following = {}): AsyncGenerator<JournalEntry, void, undefined> {
    let seen = after === undefined ? this.#over : (this.#calls.find(after)?.position ?? 0);
    const wake = () => this.#wakeAll();
    signal?.addEventListener('abort', wake);
    try {
      while (!this.#closed && signal?.aborted !== true) {
        const next = this.#calls.next(seen);
        if (next === undefined) {
          await new Promise<void>((resolve) => this.#wake.push(resolve));
          continue;
        }
        seen = next.position;
        if (matches(next, filter, this.#bank)) yield* await (await this.#told()).entries([next]);
      }
    } finally {
      signal?.removeEventListener('abort', wake);
    }
  }

  /** Forgets all calls. */
  clear(): void {
    this.#calls.clear();
  }

  /** Ends whoever follows. */
  close(): void {
    this.#closed = true;
    this.#wakeAll();
  }

  /** A call that comes. */
  begin(request: Request, incoming: IncomingMessage | undefined): NotedCall {
    this.#begun += 1;
    const sent = incoming?.rawHeaders ?? request.headers;
    const call = new NotedCall(this.#keeping, this.#begun, this.#bank.clock(), request, sent, incoming);
    call.changes = this.#bank.changes;
    return call;
  }

  /** A call whose answer somebody else made: it is read from a copy, and in the journal as soon as all of it is there. */
  addLater(call: NotedCall, kept: Promise<void>): void {
    const add = () => {
      this.#copying.delete(copied);
      this.add(call);
    };
    const copied = kept.then(add, add);
    this.#copying.add(copied);
  }

  /** A call that is over. */
  add(call: NotedCall): void {
    this.#over += 1;
    call.position = this.#over;
    this.#calls.add(call);
    if (this.#wake.length > 0) this.#wakeAll();
  }

  /** Loaded when somebody reads. */
  #told(): Promise<Telling> {
    this.#telling ??= import('./journal-entry.ts').then(
      ({ Telling }) => new Telling(this.#options.masking, this.#bank),
    );
    return this.#telling;
  }

  /** Waits for answers that are being copied, so that whoever has one finds its entry; not for one that never ends. */
  async #copied(): Promise<void> {
    if (this.#copying.size === 0) return;
    const enough = new AbortController();
    const patience = sleep(longestCopyMs, undefined, { ref: false, signal: enough.signal }).catch(() => {});
    await Promise.race([Promise.all(this.#copying), patience]);
    enough.abort();
  }

  #wakeAll(): void {
    const waiting = this.#wake;
    this.#wake = [];
    for (const wake of waiting) wake();
  }

  #chosen(filter: EntryFilter): readonly NotedCall[] {
    const { limit = usualLimit } = filter;
    const seen = filter.after === undefined ? 0 : (this.#calls.find(filter.after)?.position ?? 0);
    const found = [...this.#calls.after(seen)].filter((call) => matches(call, filter, this.#bank));
    return limit === 0 ? [] : found.toSorted((one, other) => one.number - other.number).slice(-limit);
  }
}

/** What of the calls to come is wanted. */
export interface Following extends Omit<EntryFilter, 'limit' | 'after'> {
  /** Id of the last entry that was seen; when it is kept no more, all that are kept come. */
  readonly after?: string;
  readonly signal?: AbortSignal;
}
