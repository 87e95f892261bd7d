import type { RecordedExchange } from './archive.ts';
import { type Evidence, succeeded } from './evidence.ts';
import { bookedKeysOf, keysOf, linkOf, sameKeys } from './record-list.ts';

/** A walk through pages by their Next links. */
export interface PageWalk {
  /** The first page and each that a Next link led to, until one showed again or a link led nowhere. */
  readonly pages: readonly RecordedExchange[];
  /** The page that showed the same as one before it. */
  readonly loop?: RecordedExchange;
  /** Answer to a Next link that was no page. */
  readonly dead?: RecordedExchange;
  /** True when the final page has no Next link, so that the bank says: this was all. */
  readonly ended: boolean;
  /**
   * True when the Last link, or a filter on what lies beyond the page at which Next ended, shows other records than the walk met:
   * it was cut short.
   */
  readonly cutShort: boolean;
  /** True when pages that were fetched twice showed the same each time: the data stood still. */
  readonly still: boolean;
}

/** A first page of transactions that somebody went on from, where the scenario made no walk: in a recording, say. */
function walkedFrom(evidence: Evidence): RecordedExchange | undefined {
  const followed = new Set(evidence.select({ probe: 'page', variant: 'Next' }).map(({ about }) => about.follows));
  return evidence
    .successes({ probe: ['happy', 'filter'] })
    .find(({ id, about }) => followed.has(id) && /\/transactions$/.test(about.operation ?? ''));
}

/** The walk of the paging scenario, or else one that others made; undefined when no first page came. */
export function pageWalk(evidence: Evidence): PageWalk | undefined {
  return evidence.once(findWalk);
}

function findWalk(evidence: Evidence): PageWalk | undefined {
  const [start = walkedFrom(evidence)] = evidence.successes({ probe: 'page', variant: 'start' });
  if (start === undefined) return undefined;
  const pages = [start];
  const shown = new Set([fingerprint(start)]);
  let loop: RecordedExchange | undefined;
  let dead: RecordedExchange | undefined;
  for (let page = start; ; ) {
    const [next] = evidence.select({ probe: 'page', variant: 'Next', follows: page.id });
    if (next === undefined) break;
    if (!succeeded(next)) dead = next;
    else if (keysOf(next).length > 0 && shown.has(fingerprint(next))) loop = next;
    if (dead !== undefined || loop !== undefined) break;
    pages.push(next);
    shown.add(fingerprint(next));
    page = next;
  }
  const final = pages.at(-1) ?? start;
  const ended = dead === undefined && loop === undefined && linkOf(final, 'Next') === undefined;
  const [last] = evidence.successes({ probe: 'page', variant: 'Last', follows: start.id });
  const lastKeys = last === undefined ? [] : keysOf(last);
  const walked = new Set(pages.flatMap(keysOf));
  const beyond = evidence.successes({ probe: 'filter', variant: 'beyond-end' }).flatMap(bookedKeysOf);
  return {
    pages,
    ...(loop === undefined ? {} : { loop }),
    ...(dead === undefined ? {} : { dead }),
    ended,
    cutShort: ended && [...lastKeys, ...beyond].some((key) => !walked.has(key)),
    still: stoodStill(evidence, pages),
  };
}

/** The same for two pages that name the same transactions, in whatever order. */
function fingerprint(page: RecordedExchange): string {
  return JSON.stringify([...new Set(keysOf(page))].toSorted());
}

/** First pages fetched again, by link or by path: equal, or the data moved and repeats prove nothing. */
function stoodStill(evidence: Evidence, pages: readonly RecordedExchange[]): boolean {
  const [first, second] = pages;
  if (first === undefined || second === undefined) return false;
  const again = [
    ...evidence
      .successes({ probe: 'page', variant: 'Self', follows: second.id })
      .map((page) => [page, second] as const),
    ...evidence
      .successes({ probe: 'page', variant: 'First', follows: second.id })
      .map((page) => [page, first] as const),
  ];
  return again.length > 0 && again.every(([page, before]) => sameKeys(keysOf(page), keysOf(before)));
}
