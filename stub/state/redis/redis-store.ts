import { createHash } from 'node:crypto';
import { uuid } from '../../randomness/identifiers.ts';
import type { Commit, Committed, Loaded, SharedStore } from '../shared/shared-store.ts';
import { type BankStamp, stampText } from '../snapshot.ts';
import { type Entry, StoreError } from '../store.ts';
import { commitArguments } from './commit-arguments.ts';
import { CommitsTogether } from './commits-together.ts';
import { type ConnectionOptions, RedisConnection } from './redis-connection.ts';
import type { RedisPlace } from './redis-place.ts';
import { settingNotices } from './redis-settings.ts';
import { commitScript, sinceScript } from './scripts.ts';

/** By which a store names the scripts that it knows. */
const digests: Readonly<Record<string, string>> = Object.fromEntries(
  [commitScript, sinceScript].map((script) => [script, createHash('sha1').update(script).digest('hex')]),
);

/** Commits that the log keeps at least. */
const usualLength = 5_000;
/** Commits that are asked for at a time. */
const mostAtOnce = 500;
/** Of what stands below the prefix; another is another format. */
const version = '2';

export interface RedisOptions extends ConnectionOptions {
  readonly logLength?: number;
}

/**
 * A store in Redis or Valkey, which many processes have in common: a hash of entries, a stream that is the log, by name which commit touched
 * it last, and a hash that says whose they are. Rejects with a StoreError where it cannot be had, or is another bank's.
 */
export async function openRedisStore(
  place: RedisPlace,
  bank: BankStamp,
  options: RedisOptions = {},
): Promise<{ readonly store: SharedStore; readonly notices: readonly string[] }> {
  const connection = await RedisConnection.open(place, options);
  try {
    const notices = await settingNotices(connection, place.name);
    const store = new RedisStore(connection, place, options);
    await store.begin(bank);
    return { store, notices };
  } catch (error) {
    await connection.close();
    if (error instanceof StoreError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    const cure = 'Name another prefix with --store-prefix, or let this user use its commands and keys';
    throw new StoreError('STORE_UNUSABLE', `The store at ${place.name} cannot be used: ${why}. ${cure}.`, error);
  }
}

class RedisStore implements SharedStore {
  readonly #connection: RedisConnection;
  readonly #place: RedisPlace;
  readonly #said: (message: string) => void;
  readonly #length: number;
  readonly #commits = new CommitsTogether((commits) => this.#keep(commits));
  /** The ids of the last commits that were heard of, by number: a log that has others in their places is another. */
  readonly #ids = new Map<number, string>();
  #epoch = '';
  #lost = false;

  constructor(connection: RedisConnection, place: RedisPlace, { said, logLength }: RedisOptions) {
    this.#connection = connection;
    this.#place = place;
    this.#said = said ?? (() => {});
    this.#length = logLength ?? usualLength;
  }

  /** Makes the store this bank's where it is nobody's yet. */
  async begin(bank: BankStamp): Promise<void> {
    const stamp = `version ${version}, ${stampText(bank)}`;
    const found = await this.#agreed('stamp', stamp);
    if (found !== stamp) {
      const place = `under the prefix ${this.#place.prefix} of the store at ${this.#place.name}`;
      const which = `There is another bank ${place}: ${found}; this one is ${stamp}`;
      throw new StoreError('STORE_OF_ANOTHER_BANK', `${which}. Name another prefix with --store-prefix.`);
    }
    await this.#agreed('last', '0');
    this.#epoch = await this.#agreed('epoch', uuid());
  }

  async load(): Promise<Loaded> {
    for (;;) {
      const [last, id] = (await this.#ask(['HMGET', this.#key('bank'), 'last', 'id'])) as readonly (string | null)[];
      const number = Number(last);
      if (typeof id === 'string') this.#ids.set(number, id);
      const entries = await this.#scanned();
      // What came while the entries were read is in some of them and not in others: the log tells all of it.
      const since = await this.since(number);
      if (since === undefined) continue;
      for (const record of since) applyTo(entries, record);
      return { entries: [...entries.values()], number: since.at(-1)?.number ?? number };
    }
  }

  async since(number: number): Promise<readonly Committed[] | undefined> {
    const all: Committed[] = [];
    for (let from = number; ; ) {
      const [word, ...found] = await this.#run(sinceScript, [`${from}`, this.#ids.get(from) ?? '', `${mostAtOnce}`]);
      if (word === 'behind') return undefined;
      for (const [place, id, clears, changes] of found as readonly (readonly string[])[]) {
        from = Number(place);
        this.#ids.set(from, id ?? '');
        all.push({
          number: from,
          clears: clears === '1',
          changes: JSON.parse(changes ?? '[]') as Committed['changes'],
        });
      }
      if (found.length < mostAtOnce) break;
    }
    for (const known of this.#ids.keys()) if (known < number) this.#ids.delete(known);
    return all;
  }

  commit(commit: Commit): Promise<number | undefined> {
    return this.#commits.keep(commit);
  }

  async constant(name: string, make: () => Promise<string>): Promise<string> {
    const found = await this.#ask(['HGET', this.#key('bank'), `constant ${name}`]);
    return typeof found === 'string' ? found : await this.#agreed(`constant ${name}`, await make());
  }

  async close(): Promise<void> {
    await this.#connection.close();
  }

  /** The number of each commit; undefined for one that is refused. */
  async #keep(commits: readonly Commit[]): Promise<readonly (number | undefined)[]> {
    const seen = [...new Set(commits.map(({ after }) => after))];
    const known = seen.map((after) => [after, this.#ids.get(after) ?? ''] as const);
    const [, ...numbers] = await this.#run(commitScript, [`${this.#length}`, ...commitArguments(commits, known)]);
    const kept = numbers.map((number) => (typeof number === 'number' ? number : undefined));
    for (const [place, number] of kept.entries()) {
      if (number !== undefined) this.#ids.set(number, commits[place]?.id ?? '');
    }
    const earliest = Math.min(...seen);
    for (const number of this.#ids.keys()) {
      if (number >= earliest) break;
      this.#ids.delete(number);
    }
    return kept;
  }

  #key(name: 'bank' | 'entries' | 'log' | 'touched'): string {
    return `${this.#place.prefix}:${name}`;
  }

  async #ask(command: readonly string[]): Promise<unknown> {
    if (this.#lost) throw this.#loss();
    return await this.#connection.ask(command);
  }

  /** What stands in the hash of the bank under a name: this text, where nobody has set it before. */
  async #agreed(name: string, text: string): Promise<string> {
    await this.#ask(['HSETNX', this.#key('bank'), name, text]);
    return String(await this.#ask(['HGET', this.#key('bank'), name]));
  }

  async #run(script: string, more: readonly string[]): Promise<readonly unknown[]> {
    const keys = (['bank', 'entries', 'log', 'touched'] as const).map((name) => this.#key(name));
    const rest = [`${keys.length}`, ...keys, this.#epoch, ...more];
    const reply = (await this.#evaluated(script, rest)) as readonly unknown[];
    if (reply[0] !== 'lost') return reply;
    if (!this.#lost) this.#said(this.#loss().message);
    this.#lost = true;
    throw this.#loss();
  }

  async #evaluated(script: string, rest: readonly string[]): Promise<unknown> {
    try {
      return await this.#ask(['EVALSHA', digests[script] ?? '', ...rest]);
    } catch (error) {
      if (!String(error).includes('NOSCRIPT')) throw error;
      return await this.#ask(['EVAL', script, ...rest]);
    }
  }

  async #scanned(): Promise<Map<string, Entry>> {
    const entries = new Map<string, Entry>();
    let cursor = '0';
    do {
      const reply = await this.#ask(['HSCAN', this.#key('entries'), cursor, 'COUNT', '1000']);
      const [next, found] = reply as readonly [string, readonly string[]];
      for (let place = 0; place < found.length; place += 2) {
        const [field = '', text = ''] = found.slice(place, place + 2);
        const end = field.indexOf('\0');
        const value = JSON.parse(text) as unknown;
        entries.set(field, { table: field.slice(0, end), key: field.slice(end + 1), value });
      }
      cursor = next;
    } while (cursor !== '0');
    return entries;
  }

  #loss(): StoreError {
    const what = `The store at ${this.#place.name} has lost changes that this bank acknowledged`;
    const cure =
      'Nothing is answered any more. Have it keep every change (appendonly yes, appendfsync always), put back what it lost, or start the bank again to go on with what it has';
    return new StoreError('STORE_LOST', `${what}. ${cure}.`);
  }
}

function applyTo(entries: Map<string, Entry>, { clears, changes }: Committed): void {
  if (clears) entries.clear();
  for (const { table, key, value, greatest } of changes) {
    const field = `${table}\0${key}`;
    if (value === undefined) entries.delete(field);
    else if (greatest !== true || Number(entries.get(field)?.value ?? 0) < Number(value)) {
      entries.set(field, { table, key, value });
    }
  }
}
