import type { RecordedExchange } from '../core/archive.ts';
import { entryStatus } from '../core/entry-status.ts';
import { recordsOf } from '../core/evidence.ts';
import { textAt } from '../core/json.ts';
import { wallClock, zoneSlackMs } from '../core/wall-clock.ts';

const written = /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}:\d{2}:\d{2})(\.\d+)?/;

/** The ends of a filter, as they are written in it. */
export interface Bounds {
  readonly from: string;
  readonly to: string;
}

interface Moment {
  readonly at: number;
  /** As a filter names it. */
  readonly text: string;
}

/** A date-time as a filter names it: without its zone, and without a fraction that is nought. */
function local(text: string | undefined): string | undefined {
  const [, date, time, fraction = ''] = written.exec(text ?? '') ?? [];
  return date === undefined ? undefined : `${date}T${time}${/[1-9]/.test(fraction) ? fraction : ''}`;
}

/**
 * Bounds about the first and the second third of the moments at which the transactions of a page were booked, in the precision that
 * they have. Where there are three moments or more, each bound leaves one of them out, for what leaves nothing out shows nothing; and
 * where it can be had near there, the next one that it leaves is less than an hour away, which tells an end that is not inclusive from a
 * time zone. Undefined for a page without transactions.
 */
export function chosenBounds(page: RecordedExchange | undefined): Bounds | undefined {
  const moments = momentsIn(page);
  const count = moments.length;
  const last = Math.max(count - 2, 0);
  const isNear = (one: number, other: number) =>
    Math.abs((moments[one]?.at ?? Number.NaN) - (moments[other]?.at ?? Number.NaN)) < zoneSlackMs;
  const about = (third: number) => Math.min(Math.max(Math.floor((third * count) / 3), 1), last);
  const start = nearest(about(1), count, (place) => place >= 1 && isNear(place, place + 1));
  const end = nearest(about(2), count, (place) => place <= last && isNear(place, place - 1));
  const [from, to] = [moments[start]?.text, moments[end]?.text];
  return from === undefined || to === undefined ? undefined : { from, to };
}

/**
 * Bounds at two moments that follow each other most closely of those at which the transactions of a page were booked, and that leave
 * others out at both ends: of many accounts not much is booked in between. Undefined for a page with fewer than four moments.
 */
export function closestBounds(page: RecordedExchange | undefined): Bounds | undefined {
  const inner = momentsIn(page, true).slice(1, -1);
  const pairs = inner.slice(1).flatMap((to, index) => {
    const from = inner[index];
    return from === undefined ? [] : [{ from, to, between: to.at - from.at }];
  });
  const [closest] = pairs.sort((one, other) => one.between - other.between);
  return closest === undefined ? undefined : { from: closest.from.text, to: closest.to.text };
}

/** True for a page that shows enough of what is booked for bounds that leave something and leave something out. */
export function showsBooked(page: RecordedExchange | undefined): boolean {
  return momentsIn(page, true).length > 2;
}

/** The good place nearest to the wanted one, of those so near that it stays in its own third of `count`; the wanted one where none is. */
function nearest(wanted: number, count: number, isGood: (place: number) => boolean): number {
  for (let off = 0; off < count / 6; off += 1) {
    const found = [wanted - off, wanted + off].find(isGood);
    if (found !== undefined) return found;
  }
  return wanted;
}

/**
 * When the transactions of a page were booked, each moment once, oldest first. Where none is booked yet, what is pending shows at least
 * which filters are accepted, unless only what is booked is wanted.
 */
function momentsIn(page: RecordedExchange | undefined, isBooked = false): readonly Moment[] {
  const records = page === undefined ? [] : recordsOf(page, 'Transaction');
  const booked = records.filter(({ value }) => entryStatus(value) === 'Booked');
  const found = (isBooked || booked.length > 0 ? booked : records).flatMap(
    ({ value }): readonly (readonly [number, string])[] => {
      const text = textAt(value, 'BookingDateTime');
      const [at, name] = [wallClock(text), local(text)];
      return at === undefined || name === undefined ? [] : [[at, name]];
    },
  );
  return [...new Map(found)].map(([at, text]) => ({ at, text })).sort((one, other) => one.at - other.at);
}

/** True for bounds with a fraction of a second. */
export function haveFraction({ from, to }: Bounds): boolean {
  return from.includes('.') || to.includes('.');
}

/** The whole seconds next to some bounds that leave no less than these. */
export function inSeconds({ from, to }: Bounds): Bounds {
  const next = Math.ceil((wallClock(to) ?? 0) / 1000) * 1000;
  return { from: from.slice(0, 19), to: new Date(next).toISOString().slice(0, 19) };
}
