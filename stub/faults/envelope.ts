import { changeRecords, isObject } from './edit.ts';
import type { Draft, FaultRequest, Json, JsonObject, Spoil } from './fault.ts';

/** `Links` of an answer, to be changed in place; undefined for one without. */
export function linksOf(draft: Draft): JsonObject | undefined {
  const links = draft.body?.Links;
  return isObject(links) ? links : undefined;
}

/** `Meta` of an answer, to be changed in place; undefined for one without. */
export function metaOf(draft: Draft): JsonObject | undefined {
  const meta = draft.body?.Meta;
  return isObject(meta) ? meta : undefined;
}

/** True when a request came by a link to a page beyond the first. */
export function isLaterPage({ query }: FaultRequest): boolean {
  return query.has('page');
}

/** Spoils each entry of `Errors` in refusals with this status. */
export function eachError(status: number, change: (entry: JsonObject, request: FaultRequest) => void): Spoil {
  return (draft, request) => {
    const errors = draft.body?.Errors;
    if (draft.status !== status || !Array.isArray(errors)) return;
    for (const entry of errors) if (isObject(entry)) change(entry, request);
  };
}

const dayMs = 86_400_000;

/** A copy of a transaction under another id, booked so many days later, or earlier when negative. */
export function movedBy(days: number, transaction: JsonObject, change: JsonObject = {}): JsonObject {
  const { ValueDateTime: _, ...kept } = transaction;
  const at = new Date(Date.parse(String(transaction.BookingDateTime)) + days * dayMs).toISOString();
  return {
    ...kept,
    TransactionId: `${String(transaction.TransactionId)}m`,
    BookingDateTime: `${at.slice(0, 19)}+00:00`,
    ...change,
  };
}

/** What makes a transaction pending, in the words of that one: it may then change, where the release has a member that tells. */
export function pending({ Status, TransactionMutability: mutability }: JsonObject): JsonObject {
  const isFour = String(Status).length === 4;
  return {
    Status: isFour ? 'PDNG' : 'Pending',
    ...(mutability === undefined ? {} : { TransactionMutability: 'Mutable' }),
  };
}

const bookedAt = ({ BookingDateTime: at }: JsonObject) => Date.parse(String(at));

/** The transaction of a list that was booked last; undefined for an empty list. */
export function newestOf(list: readonly JsonObject[]): JsonObject | undefined {
  return list.toSorted((one, other) => bookedAt(other) - bookedAt(one))[0];
}

/** Adds what `extra` makes of the oldest transaction of a list beside it, at the end of the list where that one is. */
export function withExtra(extra: (oldest: JsonObject) => JsonObject): Spoil {
  return changeRecords('Transaction', (list): readonly Json[] => {
    const [first, last] = [list[0], list.at(-1)];
    if (first === undefined || last === undefined) return list;
    return bookedAt(first) < bookedAt(last) ? [extra(first), ...list] : [...list, extra(last)];
  });
}
