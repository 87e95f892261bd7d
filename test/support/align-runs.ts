import type { RecordedExchange } from '../../suites/core/archive.ts';
import { sameData } from './same-data.ts';

/** An exchange of one run and its counterpart in another, made for the same purpose; absent where a run has none. */
export interface Pair {
  readonly one?: RecordedExchange;
  readonly two?: RecordedExchange;
}

/**
 * Which exchanges of two runs were made for the same, by the longest course that both have in common: so what one run has more
 * of does not shift the rest. In the order of the second run; what only the first has comes last.
 */
export function alignRuns(one: readonly RecordedExchange[], two: readonly RecordedExchange[]): readonly Pair[] {
  let start = 0;
  while (start < Math.min(one.length, two.length) && sameUse(one[start], two[start])) start += 1;
  let end = 0;
  const room = Math.min(one.length, two.length) - start;
  while (end < room && sameUse(one[one.length - 1 - end], two[two.length - 1 - end])) end += 1;
  const partner = new Map<number, number>();
  for (let index = 0; index < start; index += 1) partner.set(index, index);
  for (let back = 1; back <= end; back += 1) partner.set(two.length - back, one.length - back);
  const names = (run: typeof one) => run.slice(start, run.length - end).map(nameOf);
  const middle = common(names(one), names(two));
  for (const [there, here] of middle) partner.set(start + there, start + here);
  const taken = new Set(partner.values());
  return [
    ...two.map((exchange, index): Pair => {
      const found = one[partner.get(index) ?? -1];
      return found === undefined ? { two: exchange } : { one: found, two: exchange };
    }),
    ...one.filter((_, index) => !taken.has(index)).map((exchange): Pair => ({ one: exchange })),
  ];
}

/** True for exchanges that were made for the same. */
function sameUse(one: RecordedExchange | undefined, two: RecordedExchange | undefined): boolean {
  if (one === undefined || two === undefined) return false;
  if (one.scenario !== two.scenario || one.request.method !== two.request.method) return false;
  const [{ follows: _, ...left }, { follows: __, ...right }] = [one.about, two.about];
  return sameData(left, right);
}

/** What an exchange was made for. */
function nameOf({ scenario, about: { follows: _, ...about }, request }: RecordedExchange): string {
  return `${scenario} ${request.method} ${JSON.stringify(about)}`;
}

/** The places, in the second list and in the first, of a longest sequence that both have in common. */
function common(one: readonly string[], two: readonly string[]): readonly (readonly [number, number])[] {
  const width = one.length + 1;
  const longest = new Uint16Array(width * (two.length + 1));
  const at = (here: number, there: number) => longest[there * width + here] ?? 0;
  for (let there = two.length - 1; there >= 0; there -= 1) {
    for (let here = one.length - 1; here >= 0; here -= 1) {
      longest[there * width + here] =
        one[here] === two[there] ? at(here + 1, there + 1) + 1 : Math.max(at(here + 1, there), at(here, there + 1));
    }
  }
  const found: [number, number][] = [];
  for (let here = 0, there = 0; here < one.length && there < two.length; ) {
    if (one[here] === two[there]) found.push([there++, here++]);
    else if (at(here + 1, there) >= at(here, there + 1)) here += 1;
    else there += 1;
  }
  return found;
}
