import { base32, digest, fromBase32, mix } from './random.ts';

/** What an AccountId stands for: the index of a customer and the slot of one of the customer's accounts. */
export interface AccountPlace {
  readonly customer: number;
  readonly slot: number;
}

const rounds = 4;

/** A keyed permutation of 32-bit words (Feistel network), run forwards or backwards. */
function permute(seed: number, word: number, backwards: boolean): number {
  let left = word >>> 16;
  let right = word & 0xffff;
  for (let i = 0; i < rounds; i += 1) {
    const round = backwards ? rounds - 1 - i : i;
    const [key] = digest(seed, ['account-id', round]);
    if (backwards) [left, right] = [right ^ (mix(left ^ key) & 0xffff), left];
    else [left, right] = [right, left ^ (mix(right ^ key) & 0xffff)];
  }
  return ((left << 16) | right) >>> 0;
}

const check = (seed: number, word: number): number => digest(seed, ['account-id-check', word])[0];

/** Fourteen characters without meaning. Two ids are never the same: the first half is a permutation. */
export function encodeAccountId(seed: number, { customer, slot }: AccountPlace): string {
  if (customer >>> 24 !== 0 || slot >>> 8 !== 0) throw new RangeError(`no account id for ${customer}/${slot}`);
  const word = permute(seed, ((customer << 8) | slot) >>> 0, false);
  return base32(word) + base32(check(seed, word));
}

/** The place of an id, `undefined` when this world never gave it out; no table of customers is needed. */
export function decodeAccountId(seed: number, accountId: string): AccountPlace | undefined {
  const word = fromBase32(accountId.slice(0, 7));
  if (word === undefined || fromBase32(accountId.slice(7)) !== check(seed, word)) return undefined;
  const place = permute(seed, word, true);
  return { customer: place >>> 8, slot: place & 0xff };
}
