import type { RecordedExchange } from '../core/archive.ts';
import { succeeded } from '../core/evidence.ts';
import { linkOf } from '../core/record-list.ts';
import type { Drive } from './drive.ts';

/**
 * A list over all accounts, and the pages that its Next links lead to: as many in all as a run takes of one list, or fewer where one of
 * them is `enough`. They are read under the consent of the first.
 */
export async function furtherPages(
  drive: Drive,
  first: RecordedExchange,
  enough: (page: RecordedExchange) => boolean = () => false,
): Promise<readonly RecordedExchange[]> {
  const { operation, consent } = first.about;
  const pages = [first];
  const taken = new Set<string>();
  for (let page = first; succeeded(page) && !enough(page) && pages.length < drive.sampling.pages; ) {
    const next = linkOf(page, 'Next');
    const absolutePath = next === undefined || taken.has(next) ? undefined : drive.pathOf(next);
    if (next === undefined || absolutePath === undefined || operation === undefined || consent === undefined) break;
    taken.add(next);
    const call = { operation, probe: 'page', variant: 'Next', consent, token: consent } as const;
    const answer = await drive.call({ ...call, absolutePath, follows: page.id });
    if (answer === undefined || !succeeded(answer)) break;
    pages.push(answer);
    page = answer;
  }
  return pages;
}
