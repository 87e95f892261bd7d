import { digest, mix } from './random.ts';

const rounds = 4;

/** Numbers in another order: each goes to one other, and no two to the same. */
export interface Permutation {
  forwards(word: number): number;
  backwards(word: number): number;
}

/** The permutation of the numbers of so many bits, an even count up to 32, that a seed and a name stand for (a Feistel network). */
export function permutation(seed: number, name: string, bits: number): Permutation {
  const half = bits / 2;
  const mask = 2 ** half - 1;
  const keys = Array.from({ length: rounds }, (_, round) => digest(seed, [name, round])[0]);
  return {
    forwards(word) {
      let [left, right] = [word >>> half, word & mask];
      for (const key of keys) [left, right] = [right, left ^ (mix(right ^ key) & mask)];
      return ((left << half) | right) >>> 0;
    },
    backwards(word) {
      let [left, right] = [word >>> half, word & mask];
      for (const key of keys.toReversed()) [left, right] = [right ^ (mix(left ^ key) & mask), left];
      return ((left << half) | right) >>> 0;
    },
  };
}
