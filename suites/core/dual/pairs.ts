import { respelled } from '../../../schemas/codes/respelled.ts';
import type { Found, RecordedExchange } from '../archive.ts';
import { type Evidence, json, recordsOf, succeeded } from '../evidence.ts';
import { isObject, type JsonObject, textAt } from '../json.ts';
import type { RecordName } from '../operation-records.ts';

/** A call, and the same call at the path of the next version. */
export interface Pair {
  /** At the path of version 3.1, which the run judges. */
  readonly own: RecordedExchange;
  readonly other: RecordedExchange;
}

/** A record as both versions tell it. */
export interface RecordPair {
  readonly own: Found;
  readonly other: Found;
}

/** Every call that was made at both paths and answered at both. */
export function pairsOf(evidence: Evidence): readonly Pair[] {
  return evidence.otherFace.flatMap((other): Pair | readonly [] => {
    const own = evidence.byId(other.about.follows);
    if (own?.response === undefined || other.response === undefined) return [];
    // A bank that is asked too often has said nothing of the call.
    const isThrottled = [own, other].some(({ response }) => response?.status === 429);
    return isThrottled || own.about.probe === 'lost' || other.about.probe === 'lost' ? [] : { own, other };
  });
}

/** Those of them that both sides answered with the data that was asked for. */
export function answeredPairs(evidence: Evidence): readonly Pair[] {
  return pairsOf(evidence).filter((pair) =>
    [pair.own, pair.other].every((each) => succeeded(each) && isObject(json(each))),
  );
}

/** What identifies a record, where it has a name of its own. */
export const idNames: Readonly<Partial<Record<RecordName, string>>> = {
  Account: 'AccountId',
  Transaction: 'TransactionId',
  Beneficiary: 'BeneficiaryId',
  DirectDebit: 'DirectDebitId',
  StandingOrder: 'StandingOrderId',
  ScheduledPayment: 'ScheduledPaymentId',
  Party: 'PartyId',
  Statement: 'StatementId',
};

/** A name for a record within its answer; undefined where nothing identifies it. */
export function keyOf(name: RecordName, { value }: Pick<Found, 'value'>): string | undefined {
  const id = textAt(value, idNames[name] ?? '');
  return id === undefined ? undefined : `${textAt(value, 'AccountId') ?? ''} ${id}`;
}

const unknownToThree: readonly unknown[] = ['FUTR', 'INFO'];

/**
 * The records of a kind that both sides can tell: without the transactions that are announced or for information, for which 3.1 has no
 * word. A bank leaves these out there, or tells them as something else.
 */
export function sidesOf({ own, other }: Pair, name: RecordName): { own: readonly Found[]; other: readonly Found[] } {
  const [ours, theirs] = [recordsOf(own, name), recordsOf(other, name)];
  const untold = theirs.filter(({ value }) => name === 'Transaction' && unknownToThree.includes(value.Status));
  if (untold.length === 0) return { own: ours, other: theirs };
  const keys = new Set(untold.map((found) => keyOf(name, found)));
  const told = (found: Found) => !keys.has(keyOf(name, found));
  return { own: ours.filter(told), other: theirs.filter(told) };
}

/** Every record of a kind that both sides tell under one id, and of which each side has only one. */
export function* recordPairs(evidence: Evidence, ...names: readonly RecordName[]): Generator<RecordPair> {
  for (const pair of answeredPairs(evidence)) {
    for (const name of names) {
      const sides = sidesOf(pair, name);
      const theirs = singles(sides.other, name);
      for (const [key, own] of singles(sides.own, name)) {
        const other = theirs.get(key);
        if (other !== undefined) yield { own, other };
      }
    }
  }
}

/** The records of a list by their names, those left out that share one. */
function singles(list: readonly Found[], name: RecordName): ReadonlyMap<string, Found> {
  const known = new Map<string, Found>();
  const twice = new Set<string>();
  for (const found of list) {
    const key = keyOf(name, found);
    if (key === undefined) continue;
    if (known.has(key)) twice.add(key);
    known.set(key, found);
  }
  for (const key of twice) known.delete(key);
  return known;
}

/** True for a transaction that may not change any more, and for a record that is none. */
export function isSettled({ value }: Found): boolean {
  return value.Status !== 'Pending' && value.Status !== 'PDNG' && value.TransactionMutability !== 'Mutable';
}

/** The code of version 4 for a word of 3.1, or the word where it is one already; undefined where our table has none. */
export function codeFor(list: keyof typeof respelled, word: unknown): string | undefined {
  const codes: Readonly<Record<string, string>> = respelled[list];
  return typeof word === 'string' && Object.hasOwn(codes, word) ? codes[word] : undefined;
}

/** True for a value that is a word of 3.1 that version 4 spells otherwise: that it stands there is for the rule on words. */
export function isWordOfThree(list: keyof typeof respelled, value: unknown): boolean {
  return codeFor(list, value) !== undefined;
}

/** The mandate of a record of version 4; undefined where it tells none. */
export function mandateIn({ value }: Found): JsonObject | undefined {
  return isObject(value.MandateRelatedInformation) ? value.MandateRelatedInformation : undefined;
}
