/** Part of an entity's key. */
export type KeyPart = string | number;

/** Random numbers of one entity. Same key, same numbers, whatever else has been drawn. */
export interface Stream {
  /** In [0, 1). */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
}

const golden = 0x9e3779b9;

/** Finaliser of MurmurHash3: every bit of the word comes to depend on every other. */
export function mix(word: number): number {
  let h = word | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Two 32-bit words from a seed and a key. Parts are told apart: `('a', 'b')` is not `('ab')`. */
export function digest(seed: number, parts: readonly KeyPart[]): readonly [number, number] {
  let a = mix(seed ^ 0x243f6a88);
  let b = mix(Math.floor(seed / 0x100000000) ^ seed ^ 0x85a308d3);
  for (const part of parts) {
    const text = String(part);
    for (let i = 0; i < text.length; i += 1) {
      const code = text.charCodeAt(i);
      a = Math.imul(a ^ code, 0x01000193);
      b = Math.imul(b ^ code, 0x5bd1e995) + (a >>> 11);
    }
    a = mix(a ^ 0x1f);
    b = mix(b ^ a);
  }
  return [a >>> 0, b >>> 0];
}

/** The stream of one entity. Counter-based: starting one costs a hash and no state table. */
export function stream(seed: number, ...parts: readonly KeyPart[]): Stream {
  const [a, b] = digest(seed, parts);
  let counter = 0;
  const next = (): number => {
    counter = (counter + 1) | 0;
    const high = mix(a + Math.imul(counter, golden));
    const low = mix(b ^ (high + counter));
    return ((high >>> 5) * 0x4000000 + (low >>> 6)) / 0x20000000000000;
  };
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (list) => {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new TypeError('nothing to pick from');
      return item;
    },
    chance: (probability) => next() < probability,
  };
}

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** A word as seven characters that nobody mistakes for one another. */
export function base32(word: number): string {
  let text = '';
  for (let rest = word >>> 0, i = 0; i < 7; i += 1, rest >>>= 5) text = alphabet.charAt(rest & 31) + text;
  return text;
}

/** The word that `base32` wrote, or `undefined` for any other text. */
export function fromBase32(text: string): number | undefined {
  let word = 0;
  for (const char of text) {
    const digit = alphabet.indexOf(char);
    if (digit < 0) return undefined;
    word = word * 32 + digit;
  }
  return text.length === 7 && word <= 0xffffffff ? word : undefined;
}

/** Numbers below 32, a character each. */
export function base32Digits(digits: readonly number[]): string {
  return digits.map((digit) => alphabet.charAt(digit)).join('');
}

/** The numbers that `base32Digits` wrote, or `undefined` for any other text. */
export function fromBase32Digits(text: string): readonly number[] | undefined {
  const digits = [...text].map((char) => alphabet.indexOf(char));
  return digits.includes(-1) ? undefined : digits;
}

/** An identifier without meaning, 21 characters, one for each key. */
export function opaqueId(seed: number, ...parts: readonly KeyPart[]): string {
  const [a, b] = digest(seed, ['id', ...parts]);
  const [c] = digest(seed, [b, 'id', ...parts]);
  return base32(a) + base32(b) + base32(c);
}
