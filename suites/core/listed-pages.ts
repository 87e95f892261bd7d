import type { Found, RecordedExchange } from './archive.ts';
import { type Evidence, recordsOf, succeeded } from './evidence.ts';
import type { RecordName } from './operation-records.ts';
import { linkOf } from './record-list.ts';

/** A list as far as a run followed it: its first page, and those that Next links led to. */
export interface ListedPages {
  readonly pages: readonly RecordedExchange[];
  readonly records: readonly Found[];
  /** True when the last of them does not go on: these are all. */
  readonly whole: boolean;
}

/** The pages of a list from one of them on. A page that follows twice is taken once: links may lead in a circle. */
export function listedPages(evidence: Evidence, first: RecordedExchange, record: RecordName): ListedPages {
  const pages = new Set([first]);
  for (let page: RecordedExchange | undefined = first; page !== undefined; ) {
    const next = followed(evidence, page);
    page = next === undefined || pages.has(next) ? undefined : next;
    if (page !== undefined) pages.add(page);
  }
  const last = [...pages].at(-1) ?? first;
  return {
    pages: [...pages],
    records: [...pages].flatMap((page) => recordsOf(page, record)),
    whole: linkOf(last, 'Next') === undefined,
  };
}

function followed(evidence: Evidence, page: RecordedExchange): RecordedExchange | undefined {
  if (linkOf(page, 'Next') === undefined) return undefined;
  return evidence.select({ probe: 'page', variant: 'Next', follows: page.id }).find(succeeded);
}
