import { closeSync, readSync, writeSync } from 'node:fs';
import type { ClassicLevel } from 'classic-level';
import { openInPlace } from '../../../files/write-file.ts';
import type { BankStamp } from '../snapshot.ts';
import { type Entry, type Store, StoreError } from '../store.ts';
import type { Change } from '../table.ts';
import { damaged, openStoreFolder, type StoreFolder } from './store-folder.ts';
import { Tally, type Total } from './tally.ts';

type Database = ClassicLevel<string, string>;

/** What the database says of itself, beside the entries and with each batch. */
interface Summary extends Total {
  /** How many batches were written. */
  readonly batches: number;
}

/** No table has an empty name: this is the key of no entry. */
const summaryKey = '\0';
const nothing: Summary = { batches: 0, count: 0, sum: 0 };

const keyOf = ({ table, key }: Pick<Change, 'table' | 'key'>) => `${table}\0${key}`;

/**
 * Opens a store in a folder, made where it is not there, for one process at a time. What it acknowledges outlasts the process,
 * however that ends; whether it outlasts the machine is up to the file system. Rejects with a StoreError that names the cure.
 */
export async function openFileStore(path: string, bank: BankStamp): Promise<Store> {
  const folder = openStoreFolder(path, bank);
  const database = await openDatabase(folder);
  try {
    return new FileStore(folder, database, openInPlace(folder.acknowledged, { mode: 'private' }));
  } catch (cause) {
    await database.close();
    throw failed(folder.path, cause);
  }
}

async function openDatabase({ path, entries }: StoreFolder): Promise<Database> {
  const { ClassicLevel: Level } = await import('classic-level');
  const database: Database = new Level(entries);
  try {
    await database.open();
    return database;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    const { code = '', message = String(error) } = Object(cause ?? error) as { code?: string; message?: string };
    if (code === 'LEVEL_LOCKED') {
      const cure = 'Stop that one, or name another folder';
      throw new StoreError('STORE_IN_USE', `The store in ${path} is in use by another bank. ${cure}.`, error);
    }
    if (code === 'LEVEL_CORRUPTION') throw damaged(path, message, error);
    throw new StoreError('STORE_UNUSABLE', `The store in ${path} cannot be opened: ${message}.`, error);
  }
}

function failed(path: string, cause: unknown): StoreError {
  const why = cause instanceof Error ? cause.message : String(cause);
  const cure = 'Make room or see to the disk, and start the bank again: what it acknowledged is kept';
  return new StoreError('STORE_FAILED', `The store in ${path} failed: ${why}. ${cure}.`, cause);
}

class FileStore implements Store {
  readonly #folder: StoreFolder;
  readonly #database: Database;
  /** Of the file that holds how many batches were acknowledged: what is lost at the end of the database shows by it. */
  readonly #acknowledged: number;
  readonly #tally = new Tally();
  #batches = 0;

  constructor(folder: StoreFolder, database: Database, acknowledged: number) {
    this.#folder = folder;
    this.#database = database;
    this.#acknowledged = acknowledged;
  }

  async load(): Promise<readonly Entry[]> {
    const { path } = this.#folder;
    const entries: Entry[] = [];
    let summary = nothing;
    try {
      for await (const [place, text] of this.#database.iterator()) {
        if (place === summaryKey) summary = JSON.parse(text) as Summary;
        else {
          const end = place.indexOf('\0');
          entries.push({ table: place.slice(0, end), key: place.slice(end + 1), value: JSON.parse(text) as unknown });
          this.#tally.set(place, text);
        }
      }
    } catch (cause) {
      throw damaged(path, 'it cannot be read', cause);
    }
    const { count, sum } = this.#tally.total;
    if (count !== summary.count || sum !== summary.sum) throw damaged(path, 'some of it is missing or was changed');
    if (summary.batches < this.#acknowledgedBatches()) throw damaged(path, 'what came last is missing');
    this.#batches = summary.batches;
    return entries;
  }

  async write(changes: readonly Change[]): Promise<void> {
    try {
      const batch = this.#database.batch();
      for (const change of changes) {
        const key = keyOf(change);
        const text = change.value === undefined ? undefined : JSON.stringify(change.value);
        if (text === undefined) {
          this.#tally.delete(key);
          batch.del(key);
        } else {
          this.#tally.set(key, text);
          batch.put(key, text);
        }
      }
      this.#batches += 1;
      const summary: Summary = { batches: this.#batches, ...this.#tally.total };
      await batch.put(summaryKey, JSON.stringify(summary)).write();
      this.#acknowledge();
    } catch (cause) {
      throw failed(this.#folder.path, cause);
    }
  }

  async close(): Promise<void> {
    await this.#database.close();
    closeSync(this.#acknowledged);
  }

  #acknowledge(): void {
    const number = Buffer.alloc(8);
    number.writeDoubleBE(this.#batches);
    writeSync(this.#acknowledged, number, 0, 8, 0);
  }

  #acknowledgedBatches(): number {
    const number = Buffer.alloc(8);
    return readSync(this.#acknowledged, number, 0, 8, 0) === 8 ? number.readDoubleBE() : 0;
  }
}
