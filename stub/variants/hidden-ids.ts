import { createHash } from 'node:crypto';
import { base32Digits, fromBase32Digits } from '../data/random.ts';
import type { Swap } from './renamed.ts';

/** Characters of base 32 in the id of a computed account; that of a private copy has more, which hold its name. */
const headLength = 14;

/** How numbers are written as ids, and read again. */
export interface Writing {
  /** How many digits of base 32 there is room for: 16 to 46. */
  readonly digits: number;
  /** Of a number of so many digits. */
  readonly write: (number: bigint) => string;
  /** Undefined for a text that `write` does not write. */
  readonly read: (text: string) => bigint | undefined;
}

const toNumber = (digits: readonly number[]): bigint => digits.reduce((sum, digit) => sum * 32n + BigInt(digit), 0n);

const toDigits = (number: bigint, length: number): readonly number[] =>
  Array.from({ length }, (_, place) => Number((number >> BigInt(5 * (length - 1 - place))) & 31n));

/** What follows the head, with a key of the head added or taken away: where it holds nothing, it still looks like the rest. */
function masked(head: readonly number[], tail: readonly number[], sign: 1 | -1): readonly number[] {
  const key = createHash('sha256').update(Uint8Array.from(head)).digest();
  return tail.map((digit, place) => (digit + sign * (key[place] ?? 0)) & 31);
}

/**
 * Names accounts by their ids in another writing: head, tail, zeros, and the length of the tail. Ids that are too long for it, or are not of
 * base 32, as somebody who adds an account may choose them, have no other name.
 */
export function hiddenIds({ digits, write, read }: Writing): Swap {
  const room = digits - headLength - 1;
  function nameOf(id: string): string | undefined {
    const all = fromBase32Digits(id);
    const length = id.length - headLength;
    if (all === undefined || length < 0 || length > room) return undefined;
    const head = all.slice(0, headLength);
    const tail = [...all.slice(headLength), ...new Array<number>(room - length).fill(0), length];
    return write(toNumber([...head, ...masked(head, tail, 1)]));
  }
  function idOf(name: string): string | undefined {
    const number = read(name);
    if (number === undefined) return undefined;
    const all = toDigits(number, digits);
    const head = all.slice(0, headLength);
    const tail = masked(head, all.slice(headLength), -1);
    const length = tail.at(-1) ?? 0;
    if (length > room || tail.slice(length, -1).some((digit) => digit !== 0)) return undefined;
    return base32Digits([...head, ...tail.slice(0, length)]);
  }
  return (id) => nameOf(id) ?? idOf(id) ?? id;
}
