import { median } from './processes.ts';
import { doing } from './watch.ts';

/** How sure it is that the median of all turns there could be lies in the interval. */
const confidence = 0.9;

/**
 * The interval in which the median of all turns there could be lies, of which these are some: from the k-th value of the smallest to
 * that of the largest. That a median lies outside takes fewer than k of n tosses of a coin on one side.
 */
export function medianInterval(values: readonly number[]): readonly [number, number] {
  const sorted = values.toSorted((a, b) => a - b);
  const count = sorted.length;
  let below = 0;
  let tail = 0;
  for (let ways = 1, k = 0; k < count / 2; k++) {
    tail += ways / 2 ** count;
    if (2 * tail > 1 - confidence) break;
    below = k;
    ways = (ways * (count - k)) / (k + 1);
  }
  return [sorted[below] ?? Number.NaN, sorted[count - 1 - below] ?? Number.NaN];
}

/** How far the median may lie from what it is, as a part of it: 0.02 is two in a hundred. */
export function spread(values: readonly number[]): number {
  const [low, high] = medianInterval(values);
  return (high - low) / 2 / Math.abs(median(values));
}

export interface Steadiness {
  /** What a turn is, for whoever looks on. */
  readonly name: string;
  readonly most: number;
  /**
   * Turns that are taken at least; 5 when left out, for fewer say little of how far turns lie apart. Long turns, which even out by
   * themselves what moves short ones, need fewer.
   */
  readonly least?: number;
  /** The spread that is small enough; 0.03 when left out. */
  readonly within?: number;
}

/**
 * Takes turns until the median of each of their figures is steady, but not more than the most. It looks after every turn: this is a rule
 * to stop by, no proof.
 */
export async function turnsUntilSteady<T>(
  { name, most, least = 5, within = 0.03 }: Steadiness,
  figures: (turn: T) => readonly number[],
  take: (round: number) => Promise<T> | T,
): Promise<readonly T[]> {
  const turns: T[] = [];
  while (turns.length < most && (turns.length < least || !isSteady(turns.map(figures), within))) {
    doing(`${name}, turn ${turns.length + 1} of at most ${most}`);
    turns.push(await take(turns.length));
  }
  return turns;
}

function isSteady(turns: readonly (readonly number[])[], within: number): boolean {
  return (turns[0] ?? []).every((_, place) => spread(turns.map((turn) => turn[place] ?? Number.NaN)) <= within);
}
