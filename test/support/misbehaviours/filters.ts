import { isObject, type Json, type Misbehaviour, type SeenCall, seenCall, spoilBodies } from '../misbehaving-proxy.ts';

const bounds = ['fromBookingDateTime', 'toBookingDateTime'] as const;
type Bound = (typeof bounds)[number];

/** Asks the bank for another range than the caller did, and names that of the caller in the links of the answer. */
function asking(change: (value: string, bound: Bound, call: SeenCall) => string | undefined): Misbehaviour['between'] {
  return (bank) => {
    const withOtherBounds: typeof bank = (request, timeoutMs) => {
      const call = seenCall(request);
      const [url, known] = [new URL(request.url), bounds.filter((bound) => call?.query.has(bound))];
      if (call === undefined || known.length === 0) return bank(request, timeoutMs);
      for (const bound of known) {
        const other = change(call.query.get(bound) ?? '', bound, call);
        if (other === undefined) url.searchParams.delete(bound);
        else url.searchParams.set(bound, other);
      }
      return bank({ ...request, url: url.href }, timeoutMs);
    };
    return spoilBodies((body, { query, request }) => {
      const { Links: links } = body;
      if (!isObject(links) || !bounds.some((bound) => query.has(bound))) return;
      for (const [name, link] of Object.entries(links))
        links[name] = name === 'Self' ? request.url : naming(query, link);
    })(withOtherBounds);
  };
}

/** A link with the bounds of a query in the place of its own. */
function naming(query: URLSearchParams, link: Json): string {
  const url = new URL(String(link));
  for (const bound of bounds) for (const value of query.getAll(bound)) url.searchParams.set(bound, value);
  return url.href;
}

const whole = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(.*)$/;

/** A time so many seconds later; what is no time that is whole stays as it is. */
function later(value: string, seconds: number): string {
  const [, time, rest = ''] = whole.exec(value) ?? [];
  if (time === undefined) return value;
  return new Date(Date.parse(`${time}Z`) + seconds * 1000).toISOString().slice(0, 19) + rest;
}

/** Departures in what a filter by date lets through. */
export const filters: readonly Misbehaviour[] = [
  {
    title: 'leaves out what was booked at the very moment that a filter names',
    profile: 'service',
    breaks: ['AISP-FIL-002', 'AISP-FIL-003', 'AISP-FIL-004', 'AISP-FIL-006'],
    between: asking((value, bound) => later(value, bound === 'fromBookingDateTime' ? 1 : -1)),
  },
  {
    title: 'takes no notice of filters in the list over all accounts, where those of one account are kept',
    profile: 'full',
    breaks: ['AISP-FIL-006'],
    between: asking((value, _, { path }) => (path === '/transactions' ? undefined : value)),
  },
];
