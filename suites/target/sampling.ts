import { createHash } from 'node:crypto';
import type { Target } from './target.ts';

/** How much of a bank a run reads, and the seed that decides which part of it where there is more. */
export interface Sampling {
  /** Accounts that are read one by one. */
  readonly accounts: number;
  /** Pages that are taken of one list. */
  readonly pages: number;
  readonly seed: number;
}

/** What `limits` says where a target file says nothing. */
export const usualSampling = { accounts: 3, pages: 4 } as const;

/** A customer with no more accounts than these is read in the order of the bank: there is little to draw. */
export const drawnBeyond = 10;

/**
 * What a run reads of its target. Without a seed in the target file it follows from release and profile alone: so every run of one
 * configuration reads the same accounts, wherever its bank is, and so do all shards of a run.
 */
export function samplingOf({ limits, release, profile }: Pick<Target, 'limits' | 'release' | 'profile'>): Sampling {
  const { accounts = usualSampling.accounts, pages = usualSampling.pages, sampleSeed } = limits;
  return { accounts, pages, seed: sampleSeed ?? numberFrom(`${release} ${profile.name}`) };
}

/**
 * A list in an order that the seed decides. Each element has a place of its own, whatever else is in the list: what is added to it, or
 * another order of the bank, changes nothing for the others.
 */
export function drawn<T>(list: readonly T[], nameOf: (element: T) => string, seed: number): readonly T[] {
  return list
    .map((element) => ({ element, place: numberFrom(`${seed} ${nameOf(element)}`) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ element }) => element);
}

/** A whole number below 2^32 that follows from a text. */
function numberFrom(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0);
}
