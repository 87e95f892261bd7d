import type { JsonObject } from './json.ts';
import { type Sketch, sketchAccountId, sketchBaseUrl } from './sketch.ts';

const list = '/accounts/acc-1/transactions';
const window = 'fromBookingDateTime=2026-02-01T00:00:00&toBookingDateTime=2026-03-14T23:59:59';
const uri = `${sketchBaseUrl}/open-banking/v3.1/aisp${list}?${window}`;

/** A booked debit, for vectors: its id, when it was booked, and what differs. */
export function bookedAt(id: string, bookingDateTime: string, change: JsonObject = {}): JsonObject {
  return {
    AccountId: sketchAccountId,
    TransactionId: id,
    CreditDebitIndicator: 'Debit',
    Status: 'Booked',
    BookingDateTime: bookingDateTime,
    Amount: { Amount: '12.50', Currency: 'GBP' },
    ...change,
  };
}

interface PageChange {
  readonly records?: readonly JsonObject[];
  /** Members of `Links` to replace, or with undefined to remove. */
  readonly links?: Readonly<Record<string, string | undefined>>;
  readonly meta?: JsonObject;
  readonly sketch?: Sketch;
}

/** URI of a page of the list that the vectors page through. */
export function pageUri(number: number): string {
  return number === 1 ? uri : `${uri}&page=p${number}`;
}

/** Page `number` of `of`, two transactions on each: as the walk takes them, page 1 is exchange `x1` and so on. */
export function page(number: number, of: number, change: PageChange = {}): Sketch {
  const day = String(14 - number).padStart(2, '0');
  const records = change.records ?? [
    bookedAt(`t${number}a`, `2026-03-${day}T10:00:00+00:00`),
    bookedAt(`t${number}b`, `2026-03-${day}T09:00:00+00:00`),
  ];
  const links = {
    Self: pageUri(number),
    First: pageUri(1),
    Prev: number > 1 ? pageUri(number - 1) : undefined,
    Next: number < of ? pageUri(number + 1) : undefined,
    Last: pageUri(of),
    ...change.links,
  };
  return {
    operation: 'GET /accounts/{AccountId}/transactions',
    probe: 'page',
    variant: number === 1 ? 'start' : 'Next',
    ...(number === 1 ? {} : { follows: `x${number - 1}` }),
    path: list,
    query: number === 1 ? window : `${window}&page=p${number}`,
    body: { Data: { Transaction: records }, Links: links, Meta: change.meta ?? { TotalPages: of } },
    ...change.sketch,
  };
}

/** Page `number` of `of`, reached by a link of an earlier exchange. */
export function pageBy(link: string, follows: string, number: number, of: number, change: PageChange = {}): Sketch {
  return { ...page(number, of, change), variant: link, follows };
}

/** A filtered list of transactions, with a Next link when more follow. */
export function filtered(variant: string, query: string, records: readonly JsonObject[], more = false): Sketch {
  return {
    operation: 'GET /accounts/{AccountId}/transactions',
    probe: 'filter',
    variant,
    query,
    body: {
      Data: { Transaction: records },
      Links: { Self: `${sketchBaseUrl}/open-banking/v3.1/aisp${list}`, ...(more ? { Next: pageUri(2) } : {}) },
      Meta: {},
    },
  };
}
