import { permutation } from './permutation.ts';
import { base32, base32Digits, digest, fromBase32, fromBase32Digits } from './random.ts';

/** What an AccountId stands for: the index of a customer and the slot of one of the customer's accounts. */
export interface AccountPlace {
  readonly customer: number;
  readonly slot: number;
  /** What a private copy of the customer is called by; absent for the customer proper. */
  readonly copy?: string;
}

/** The letters of the names of copies. Their places in this text, counted from 1, are digits to a base of one more than there are. */
const letters = 'abcdefghijklmnopqrstuvwxyz0123456789-._@';
const base = BigInt(letters.length + 1);

/** The longest name of a copy: its letters are in the account ids, which the standard ends at 40 characters. */
export const longestCopy = 24;

/** True for what a copy may be called by. */
export const isCopyName = (text: string): boolean =>
  text.length > 0 && text.length <= longestCopy && [...text].every((letter) => letters.includes(letter));

/** Characters of base 32 that hold a name of so many letters. */
const lengthOf = (count: number): number => Math.ceil((count * Math.log2(letters.length + 1)) / 5);

const check = (seed: number, word: number): number => digest(seed, ['account-id-check', word])[0];

/** The check of a copy's id: another one than that of the customer proper, and what the name is hidden by. */
const checkOfCopy = (seed: number, word: number, copy: string): number => digest(seed, ['copy', word, copy])[0];

/** Digits of base 32 with a key added to them, or taken away from them. */
function shifted(digits: readonly number[], seed: number, key: number, sign: 1 | -1): readonly number[] {
  return digits.map((digit, place) => (digit + sign * (digest(seed, ['copy-name', key, place])[0] & 31)) & 31);
}

function hidden(seed: number, key: number, copy: string): string {
  const number = [...copy].reduce((sum, letter) => sum * base + BigInt(letters.indexOf(letter) + 1), 0n);
  const digits = Array.from({ length: lengthOf(copy.length) }, (_, place) =>
    Number((number >> BigInt(place * 5)) & 31n),
  );
  return base32Digits(shifted(digits, seed, key, 1));
}

function shown(seed: number, key: number, text: string): string | undefined {
  const digits = fromBase32Digits(text);
  if (digits === undefined) return undefined;
  let rest = shifted(digits, seed, key, -1).reduceRight((sum, digit) => sum * 32n + BigInt(digit), 0n);
  let copy = '';
  for (; rest > 0n; rest /= base) copy = (letters[Number(rest % base) - 1] ?? ' ') + copy;
  return isCopyName(copy) && lengthOf(copy.length) === digits.length ? copy : undefined;
}

/**
 * Characters without meaning: fourteen, and up to forty for an account of a copy, whose name is hidden in them. Two ids are never
 * the same: the first half is a permutation.
 */
export function encodeAccountId(seed: number, { customer, slot, copy }: AccountPlace): string {
  if (customer >>> 24 !== 0 || slot >>> 8 !== 0) throw new RangeError(`no account id for ${customer}/${slot}`);
  if (copy !== undefined && !isCopyName(copy)) throw new RangeError(`no copy is called ${copy}`);
  const word = permutation(seed, 'account-id', 32).forwards(((customer << 8) | slot) >>> 0);
  if (copy === undefined) return base32(word) + base32(check(seed, word));
  const key = checkOfCopy(seed, word, copy);
  return base32(word) + base32(key) + hidden(seed, key, copy);
}

/** The place of an id, `undefined` when this world never gave it out; no table of customers, or of copies, is needed. */
export function decodeAccountId(seed: number, accountId: string): AccountPlace | undefined {
  const word = fromBase32(accountId.slice(0, 7));
  const key = fromBase32(accountId.slice(7, 14));
  if (word === undefined || key === undefined) return undefined;
  const place = permutation(seed, 'account-id', 32).backwards(word);
  const account = { customer: place >>> 8, slot: place & 0xff };
  if (accountId.length === 14) return key === check(seed, word) ? account : undefined;
  const copy = shown(seed, key, accountId.slice(14));
  return copy !== undefined && checkOfCopy(seed, word, copy) === key ? { ...account, copy } : undefined;
}
