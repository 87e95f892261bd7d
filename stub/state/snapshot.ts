import { createHash } from 'node:crypto';
import type { Entry } from './store.ts';

/** What entries mean depends on this: those of one bank are nothing to another. */
export interface BankStamp {
  readonly profile: string;
  readonly release: string;
  readonly seed: number;
  /** Digest of the data that it was started with; absent for a bank that was started with none. */
  readonly data?: string;
}

/** All that changes in a bank, at one moment. What is in `entries` is no one's business but the bank's. */
export interface Snapshot {
  readonly kind: 'aisp-conformance snapshot';
  readonly version: 1;
  readonly bank: BankStamp;
  readonly entries: readonly Entry[];
  /** SHA-256 of `entries` as JSON, base64url. */
  readonly digest: string;
}

const kind = 'aisp-conformance snapshot';
const version = 1;

/** SHA-256 of a document as JSON, base64url. */
export const digestOf = (document: unknown): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('base64url');

export function snapshotOf(bank: BankStamp, entries: readonly Entry[]): Snapshot {
  return { kind, version, bank, entries, digest: digestOf(entries) };
}

function isStamp(value: unknown): value is BankStamp {
  const { profile, release, seed, data } = Object(value) as Partial<Record<keyof BankStamp, unknown>>;
  const texts = [profile, release, ...(data === undefined ? [] : [data])];
  return texts.every((each) => typeof each === 'string') && typeof seed === 'number';
}

/** A stamp in words. */
export function stampText({ profile, release, seed, data }: BankStamp): string {
  const begun = data === undefined ? 'started without data of its own' : `started with the data ${data.slice(0, 12)}`;
  return `profile ${profile}, release ${release}, seed ${seed}, ${begun}`;
}

/** The entries of a snapshot of this bank. Throws a RangeError that says what the document is instead. */
export function entriesIn(snapshot: unknown, bank: BankStamp): readonly Entry[] {
  const given = (Object(snapshot) as Partial<Record<keyof Snapshot, unknown>>) ?? {};
  if (given.kind !== kind) throw new RangeError('This is no snapshot of a bank: take one with GET /stub/snapshot');
  if (given.version !== version) {
    throw new RangeError(`The snapshot is of version ${String(given.version)}, and this bank reads version ${version}`);
  }
  if (!Array.isArray(given.entries) || given.digest !== digestOf(given.entries)) {
    throw new RangeError('The snapshot was changed since it was taken, or is cut short');
  }
  // Anybody can make a digest: what it is of is looked at by whoever restores it.
  const { bank: of, entries } = snapshot as Snapshot;
  if (!isStamp(of)) throw new RangeError('The snapshot does not say of which bank it is');
  if (stampText(of) !== stampText(bank)) {
    throw new RangeError(`The snapshot is of another bank (${stampText(of)}); this one is ${stampText(bank)}`);
  }
  return entries;
}
