import type { OperationId } from '../../schemas/operations.ts';
import type { RecordedExchange } from '../core/archive.ts';
import type { ConsentKey } from '../core/probes.ts';
import { linkOf } from '../core/record-list.ts';
import { requestedRange } from '../core/transaction-range.ts';
import { drawn } from '../target/sampling.ts';
import { busiestAccount } from './busiest-account.ts';
import type { Drive } from './drive.ts';
import { scenario } from './scenario.ts';
import { filterTime, isCrowded, settledTransactions, timesOf } from './settled-transactions.ts';

/** Transactions on either side of a boundary between pages that a filter asks for once more: few enough for one page. */
const atBoundary = 6;
const dayMs = 86_400_000;
/** What every consent of a run opens. */
const mostDays = 40;
const operation: OperationId = 'GET /accounts/{AccountId}/transactions';

type LinkName = Parameters<typeof linkOf>[1];

/** Walks the pages of an account's transactions over some weeks, then back, and to both ends. */
export default scenario({
  name: 'paging',
  title: 'Walking through pages',
  after: { 'transaction-permissions': 'it follows pages of lists that were read there' },
  async run(drive) {
    const accountId = await busiestAccount(drive);
    if (accountId === undefined) return;
    const first = await drive.call({
      operation,
      probe: 'page',
      variant: 'start',
      consent: 'detail',
      accountId,
      query: await window(drive, accountId),
    });
    if (first === undefined) return;
    const pages = await walk(drive, first);
    const [, second] = pages;
    if (second === undefined) noteOnePage(drive, first);
    const last = pages.at(-1);
    await follow(drive, second, 'Self');
    await follow(drive, second, 'First');
    await follow(drive, first, 'Last');
    await follow(drive, last === first ? undefined : last, 'Prev');
    await withoutToken(drive, first);
    await madeUp(drive, second);
    await pastEnd(drive, pages);
    await aroundBoundary(drive, pages);
    await beyondEnd(drive, pages);
    await withinPages(drive, pages);
    await otherSide(drive, first);
    for (const consent of ['basic', 'credits'] as const) await secondPage(drive, consent);
  },
});

function noteOnePage(drive: Drive, first: RecordedExchange): void {
  const next = linkOf(first, 'Next');
  drive.gap(
    next === undefined
      ? {
          reason: 'The transactions of the account fit on one page.',
          supply:
            'Have a PSU with an account of more transactions authorise the run, or give a token of one, if the bank pages at all.',
          key: 'psu.transactions',
        }
      : {
          reason: 'Links.Next leads away from the target, or nowhere.',
          supply: 'Configure the base URL that the bank itself uses in links.',
        },
  );
}

/** So long at most a pending entry waits, as far as a walk is planned by it. */
const pendingDays = 7;

/**
 * Filters that leave a page less than a walk takes, or about that: what the first page of the whole list spans, and before it as
 * often that as pages are left, less half a page.
 */
async function window(drive: Drive, accountId: string): Promise<string> {
  const list = await drive.read(operation, 'detail', { accountId });
  // What is announced for weeks to come says nothing of how much is booked in how many days.
  const times = timesOf(list).filter((at) => at < drive.now.getTime() + pendingDays * dayMs);
  const [oldest, newest] = [Math.min(...times), Math.max(...times)];
  if (list !== undefined && isCrowded(list)) {
    const span = Math.max(newest - oldest, 60_000);
    const middle = (await creditMoment(drive, accountId)) ?? timesOf(await settledTransactions(drive, accountId))[0];
    const from = (middle ?? oldest) - (drive.sampling.pages - 2) * span;
    return `fromBookingDateTime=${filterTime(from)}&toBookingDateTime=${filterTime((middle ?? newest) + span / 2)}`;
  }
  const days =
    times.length === 0
      ? 70
      : Math.ceil((drive.now.getTime() - oldest + (drive.sampling.pages - 2.5) * (newest - oldest)) / dayMs);
  const day = (ago: number) => new Date(drive.now.getTime() - ago * dayMs).toISOString().slice(0, 10);
  const from = day(Math.min(Math.max(days, 2), 400));
  return `fromBookingDateTime=${from}T00:00:00&toBookingDateTime=${day(1)}T23:59:59`;
}

/** When money came in, at a moment that the seed draws: of a crowded account most pages show what goes out alone. */
async function creditMoment(drive: Drive, accountId: string): Promise<number | undefined> {
  if (!(await drive.accountIds('credits')).includes(accountId)) return undefined;
  const inner = timesOf(await drive.read(operation, 'credits', { accountId })).slice(1, -1);
  const recent = inner.filter((at) => at > drive.now.getTime() - mostDays * dayMs);
  return drawn(recent.length > 0 ? recent : inner, String, drive.sampling.seed)[0];
}

/** What a consent for one side shows of the first page of a walk through a crowded account: its own first page shows other days. */
async function otherSide(drive: Drive, first: RecordedExchange): Promise<void> {
  const { accountId } = first.about;
  const times = timesOf(first);
  if (accountId === undefined || times.length === 0) return;
  const list = await drive.read(operation, 'detail', { accountId });
  if (list === undefined || !isCrowded(list) || !(await drive.accountIds('debits')).includes(accountId)) return;
  const query = `fromBookingDateTime=${filterTime(Math.min(...times))}&toBookingDateTime=${filterTime(Math.max(...times))}`;
  await drive.call({ operation, probe: 'filter', variant: 'drawn', consent: 'debits', accountId, query });
}

async function walk(drive: Drive, first: RecordedExchange): Promise<readonly RecordedExchange[]> {
  const pages = [first];
  const taken = new Set<string>();
  for (let page = first; pages.length < drive.sampling.pages; ) {
    const next = linkOf(page, 'Next');
    if (next === undefined || taken.has(next)) break;
    taken.add(next);
    const answer = await follow(drive, page, 'Next');
    if (answer === undefined) break;
    pages.push(answer);
    page = answer;
  }
  return pages;
}

/** Follows a link of an answer as its reader would, when there is one and it leads to the target. */
async function follow(
  drive: Drive,
  from: RecordedExchange | undefined,
  name: LinkName,
  consent: ConsentKey = 'detail',
) {
  const link = from === undefined ? undefined : linkOf(from, name);
  return await call(drive, from, link, { probe: 'page', variant: name, token: consent, consent });
}

async function withoutToken(drive: Drive, first: RecordedExchange): Promise<void> {
  await call(drive, first, linkOf(first, 'Next'), { probe: 'no-token', variant: 'next-link', token: 'none' });
}

/** Values that no page link has: words, nought, less than nought, and far beyond the end. */
const noPages = [
  ['made-up', 'not-a-page'],
  ['made-up:nought', '0'],
  ['made-up:negative', '-1'],
  ['made-up:far', '999999999'],
] as const;

/** Takes a page link and spoils what it does not share with the first page: the bank's own parameters. */
async function madeUp(drive: Drive, second: RecordedExchange | undefined): Promise<void> {
  for (const [variant, value] of noPages) await otherPage(drive, second, variant, () => value);
}

/** Where pages are numbered, the one after the last, to which no link leads. */
async function pastEnd(drive: Drive, pages: readonly RecordedExchange[]): Promise<void> {
  const [before, last] = pages.slice(-2);
  if (before === undefined || last === undefined || linkOf(last, 'Next') !== undefined) return;
  const earlier = new URL(before.request.url).searchParams;
  await otherPage(drive, last, 'past-end', (value, name) => {
    const [from, to] = [Number(earlier.get(name) ?? Number.NaN), Number(value)];
    // Of the first page many banks do not write the number.
    const step = Number.isInteger(from) ? to - from : pages.length === 2 && to === 2 ? 1 : 0;
    return Number.isInteger(to) && step > 0 ? String(to + step) : value;
  });
}

/** Calls a page by a link with other values for the parameters of the bank; not where that changes nothing. */
async function otherPage(
  drive: Drive,
  page: RecordedExchange | undefined,
  variant: string,
  change: (value: string, name: string) => string,
): Promise<void> {
  if (page === undefined || !URL.canParse(page.request.url)) return;
  const url = new URL(page.request.url);
  const own = [...url.searchParams].filter(([name]) => !/BookingDateTime$/.test(name));
  const other = own.map(([name, value]) => [name, change(value, name)] as const);
  if (other.every(([, value], index) => value === own[index]?.[1])) return;
  for (const [name, value] of other) url.searchParams.set(name, value);
  await call(drive, page, url.href, { probe: 'page', variant, token: 'detail', consent: 'detail' });
}

/** The second page of a list that was read under a narrower consent. */
async function secondPage(drive: Drive, consent: 'basic' | 'credits'): Promise<void> {
  const [accountId] = await drive.accountIds(consent);
  const byAccount = accountId === undefined ? undefined : await drive.read(operation, consent, { accountId });
  const paged = byAccount !== undefined && linkOf(byAccount, 'Next') !== undefined;
  const list = paged ? byAccount : await drive.read('GET /transactions', consent);
  await follow(drive, list, 'Next', consent);
}

async function between(
  drive: Drive,
  variant: string,
  pages: readonly RecordedExchange[],
  from: number,
  to: number,
): Promise<RecordedExchange | undefined> {
  const { accountId } = pages[0]?.about ?? {};
  if (accountId === undefined || !(from <= to)) return undefined;
  const query = `fromBookingDateTime=${filterTime(from)}&toBookingDateTime=${filterTime(to)}`;
  return await drive.call({ operation, probe: 'filter', variant, consent: 'detail', accountId, query });
}

/** True where the times of a page are before those of a later one. */
function isOldestFirst(page: readonly number[], later: readonly number[]): boolean {
  return Math.max(...page) <= Math.min(...later) && Math.min(...page) < Math.max(...later);
}

/** What was booked where the last page begins, by a filter: the farther a walk went, the more a bank has to keep in step. */
async function aroundBoundary(drive: Drive, pages: readonly RecordedExchange[]): Promise<void> {
  const [above, below] = [timesOf(pages.at(-2)), timesOf(pages.at(-1))];
  // However the records of a page are sorted, those nearest to the other page are at the boundary.
  const [up, down] = [(one: number, other: number) => one - other, (one: number, other: number) => other - one];
  const oldestFirst = isOldestFirst(above, below);
  const last = above.toSorted(oldestFirst ? down : up).slice(0, atBoundary);
  const next = below.toSorted(oldestFirst ? up : down).slice(0, atBoundary);
  if (pages.length < 2 || last.length === 0 || next.length === 0) return;
  await between(drive, 'boundary', pages, Math.min(...last, ...next), Math.max(...last, ...next));
}

/** What was booked beyond the page that says it is the last, by a filter, as far as the list was asked for. */
async function beyondEnd(drive: Drive, pages: readonly RecordedExchange[]): Promise<void> {
  const [first, final] = [pages[0], pages.at(-1)];
  const times = timesOf(final);
  if (first === undefined || final === undefined || linkOf(final, 'Next') !== undefined) return;
  const { from, to } = requestedRange(first);
  const [newest, oldest] = [Math.max(...times), Math.min(...times)];
  const earlier = first === final ? times.slice(0, 1) : timesOf(first);
  const ascending = isOldestFirst(earlier, first === final ? times.slice(-1) : times);
  if (from === undefined || to === undefined || times.length === 0) return;
  await (ascending
    ? between(drive, 'beyond-end', pages, newest + 1000, to)
    : between(drive, 'beyond-end', pages, from, oldest - 1000));
}

/**
 * A filter that the next page must keep, and that one. It leaves out records of the walk at both ends: more than a page of those that
 * come first, as far as the walk has so many, and of the others some. What it leaves takes a little more than one page. So a link that
 * loses either bound leads to records that the filter left out.
 */
async function withinPages(drive: Drive, pages: readonly RecordedExchange[]): Promise<void> {
  const [first] = pages;
  const size = timesOf(first).length;
  const rest = Math.ceil(size / 5);
  const inOrder = pages.flatMap(timesOf);
  const isAscending = (inOrder[0] ?? 0) < (inOrder.at(-1) ?? 0);
  const times = inOrder.sort((one, other) => (isAscending ? one - other : other - one));
  const skipped = Math.min(size + rest, times.length - size - 2 * rest);
  const ends = [times[skipped], times[skipped + size + rest - 1]];
  const [from, to] = [Math.min(...ends.map(Number)), Math.max(...ends.map(Number))];
  if (size === 0 || skipped < 1 || !times.some((at) => at < from) || !times.some((at) => at > to)) return;
  const start = await between(drive, 'kept-by-links', pages, from, to);
  await follow(drive, start, 'Next');
}

async function call(
  drive: Drive,
  from: RecordedExchange | undefined,
  link: string | undefined,
  how: { probe: 'page' | 'no-token'; variant: string; token: ConsentKey | 'none'; consent?: ConsentKey },
): Promise<RecordedExchange | undefined> {
  const path = link === undefined ? undefined : drive.pathOf(link);
  const id = from?.about.operation;
  if (from === undefined || path === undefined || id === undefined) return undefined;
  const { accountId } = from.about;
  return await drive.call({
    operation: id,
    absolutePath: path,
    follows: from.id,
    ...(accountId === undefined ? {} : { accountId }),
    ...how,
  });
}
