import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readText } from '../../../files/read-file.ts';
import { writeNew } from '../../../files/write-file.ts';
import { type BankStamp, stampText } from '../snapshot.ts';
import { StoreError } from '../store.ts';

/** Where the parts of a store are. */
export interface StoreFolder {
  readonly path: string;
  /** A folder. */
  readonly entries: string;
  /** A file that holds how much was acknowledged. */
  readonly acknowledged: string;
}

const kind = 'aisp-conformance store';
/** Of what stands in the folder; another is another format. */
const version = 1;

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'is where no folder can be made',
  ENOTDIR: 'is a file, or leads through one, and a store is a folder',
  EACCES: 'is not open to this user',
  EPERM: 'is not open to this user',
  EROFS: 'is on a read-only file system',
  ENOSPC: 'is on a full disk',
};

/**
 * Opens the folder of a store of this bank, or makes it where there is none or an empty one. Nobody but this user can look into
 * it. Throws a StoreError.
 */
export function openStoreFolder(given: string, bank: BankStamp): StoreFolder {
  const path = resolve(given);
  const about = join(path, 'about.json');
  try {
    makeFolder(path);
    requirePrivate(path);
    const present = readdirSync(path);
    if (present.includes('about.json')) requireSame(path, readText(about, 'own'), bank);
    else if (present.length > 0) throw unusable(path, 'holds something else', 'Name another folder, or an empty one');
    else writeNew(about, `${JSON.stringify({ kind, version, bank }, undefined, 2)}\n`, { mode: 'private' });
  } catch (cause) {
    if (cause instanceof StoreError) throw cause;
    const code = (cause as NodeJS.ErrnoException).code ?? 'unknown error';
    throw unusable(path, reasons[code] ?? `cannot be used (${code})`, 'Name a folder that you can write to', cause);
  }
  return { path, entries: join(path, 'entries'), acknowledged: join(path, 'acknowledged') };
}

/** One folder after the other: where none can be made, as below /proc, the runtime tries for ever to make all of them at once. */
function makeFolder(path: string): void {
  const missing: string[] = [];
  for (let at = path; !existsSync(at); at = dirname(at)) missing.unshift(at);
  for (const each of missing) {
    try {
      mkdirSync(each, { mode: 0o700 });
    } catch (error) {
      // Another process that starts may have made it.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  if (!statSync(path).isDirectory()) {
    throw unusable(path, 'is a file, and a store is a folder', 'Name a folder that you can write to');
  }
}

function unusable(path: string, why: string, cure: string, cause?: unknown): StoreError {
  return new StoreError('STORE_UNUSABLE', `No store can be kept in ${path}: it ${why}. ${cure}.`, cause);
}

/** The system has no such bits on Windows, where a folder is what the folder above it is. */
function requirePrivate(path: string): void {
  const { uid, mode } = statSync(path);
  if (process.getuid === undefined) return;
  if (uid !== process.getuid()) throw unusable(path, 'is another user’s', 'Name a folder of your own');
  if ((mode & 0o077) === 0) return;
  throw unusable(path, 'is open to other users, and the store holds tokens', `Close it: chmod 700 ${path}`);
}

function requireSame(path: string, text: string, bank: BankStamp): void {
  let found: { readonly kind?: unknown; readonly version?: unknown; readonly bank?: BankStamp };
  try {
    found = Object(JSON.parse(text)) as typeof found;
  } catch (cause) {
    throw damaged(path, 'about.json is no JSON', cause);
  }
  if (found.kind !== kind || found.bank === undefined) throw damaged(path, 'about.json does not tell what it is');
  if (found.version !== version) {
    const cure = 'Use the version of aisp that made it, or name another folder';
    const message = `The store in ${path} has the format ${String(found.version)}, and this aisp reads ${version}. ${cure}.`;
    throw new StoreError('STORE_OF_ANOTHER_BANK', message);
  }
  if (stampText(found.bank) === stampText(bank)) return;
  const cure = 'Start that bank, or name another folder';
  const message = `The store in ${path} is of another bank: ${stampText(found.bank)}. This one is ${stampText(bank)}. ${cure}.`;
  throw new StoreError('STORE_OF_ANOTHER_BANK', message);
}

/** What is there cannot be what was acknowledged. */
export function damaged(path: string, why: string, cause?: unknown): StoreError {
  const cure = 'Put back a copy of the folder, or name another one to begin anew';
  return new StoreError('STORE_DAMAGED', `The store in ${path} is damaged: ${why}. ${cure}.`, cause);
}
