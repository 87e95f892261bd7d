import type { OBTransaction6 } from '../data/records.ts';
import type { OBStatement2 } from '../data/statement-record.ts';
import { instantOf, readDateTime } from '../dates/iso-8601.ts';

/** A span of time in milliseconds since the epoch, both ends included; an absent end is open. */
export interface Window {
  readonly from?: number;
  readonly to?: number;
}

const within = (at: number, window: Window) =>
  (window.from === undefined || at >= window.from) && (window.to === undefined || at <= window.to);

function instant(text: string): number {
  const written = readDateTime(text);
  return written === undefined ? Number.NaN : instantOf(written);
}

/** What of a transaction decides whether it lies in a window. */
export type Dated = Pick<OBTransaction6, 'BookingDateTime'> & Partial<OBTransaction6>;

/** True when a transaction is booked within the window. */
export function withinWindow(transaction: Dated, window: Window): boolean {
  if (window.from === undefined && window.to === undefined) return true;
  return within(instant(transaction.BookingDateTime), window);
}

/** True when a statement lies completely within the window. Clause: Transaction To/From Date Time of the profile. */
export function statementWithinWindow(
  statement: Pick<OBStatement2, 'StartDateTime' | 'EndDateTime'>,
  window: Window,
): boolean {
  return within(instant(statement.StartDateTime), window) && within(instant(statement.EndDateTime), window);
}

/** The part that two windows share. */
export function overlap(one: Window, other: Window): Window {
  const from = Math.max(one.from ?? Number.NEGATIVE_INFINITY, other.from ?? Number.NEGATIVE_INFINITY);
  const to = Math.min(one.to ?? Number.POSITIVE_INFINITY, other.to ?? Number.POSITIVE_INFINITY);
  return { ...(Number.isFinite(from) ? { from } : {}), ...(Number.isFinite(to) ? { to } : {}) };
}

/**
 * The bound that a filter names, undefined when it is unreadable. A zone may be written and is ignored: the wall clock
 * is read in the zone this bank keeps, UTC. The blank is what an unescaped plus sign arrives as.
 * Clause: read-write-data-api-profile, Filtering; Transactions, Filtering.
 */
export function filterBound(value: string): number | undefined {
  return readDateTime(value.replace(/ (?=\d\d(?::?\d\d)?$)/, '+'))?.local;
}
