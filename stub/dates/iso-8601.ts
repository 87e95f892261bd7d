/** A date-time as written: its wall clock, and the offset if one was written. */
export interface WrittenDateTime {
  /** The wall clock in milliseconds, counted as if it were UTC. */
  readonly local: number;
  /** Minutes east of UTC; absent when the text names no zone. */
  readonly offset?: number;
}

const date = String.raw`(?<year>\d{4})(?:-?(?<month>\d\d)-?(?<day>\d\d)|-?W(?<week>\d\d)-?(?<weekday>[1-7])|-?(?<ordinal>\d{3}))`;
const time = String.raw`(?<hour>\d\d)(?::?(?<minute>\d\d)(?::?(?<second>\d\d))?)?(?:[.,](?<fraction>\d+))?`;
const zone = String.raw`(?<zone>[Zz]|[+-]\d\d(?::?\d\d)?)`;
const written = new RegExp(`^${date}(?:[Tt]${time}${zone}?)?$`);
const rfc3339 = /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

const minute = 60_000;
const day = 86_400_000;

type Parts = Readonly<Record<string, string | undefined>>;

function utc(year: number, month: number, dayOfMonth: number): number {
  return new Date(0).setUTCFullYear(year, month - 1, dayOfMonth);
}

function dateOf(parts: Parts): number | undefined {
  const year = Number(parts.year);
  if (parts.ordinal !== undefined) {
    const at = utc(year, 1, Number(parts.ordinal));
    return new Date(at).getUTCFullYear() === year && parts.ordinal !== '000' ? at : undefined;
  }
  if (parts.week !== undefined) {
    // Week 1 is the one with 4 January in it, so a year has as many weeks as 28 December says.
    const monday = (at: number) => at - ((new Date(at).getUTCDay() + 6) % 7) * day;
    const first = monday(utc(year, 1, 4));
    const at = first + (Number(parts.week) - 1) * 7 * day;
    const last = monday(utc(year, 12, 28));
    return at >= first && at <= last ? at + (Number(parts.weekday) - 1) * day : undefined;
  }
  const at = utc(year, Number(parts.month), Number(parts.day));
  const back = new Date(at);
  return back.getUTCMonth() + 1 === Number(parts.month) && back.getUTCDate() === Number(parts.day) ? at : undefined;
}

function timeOf(parts: Parts): number | undefined {
  const [hour, min, sec] = [Number(parts.hour ?? 0), Number(parts.minute ?? 0), Number(parts.second ?? 0)];
  const unit = parts.second !== undefined ? 1000 : parts.minute !== undefined ? minute : 60 * minute;
  const fraction = Math.floor(Number(`0.${parts.fraction ?? 0}`) * unit);
  const at = hour * 60 * minute + min * minute + sec * 1000 + fraction;
  // 24:00:00 is midnight at the end of the day; second 60 is a leap second.
  return min <= 59 && sec <= 60 && (hour <= 23 || at === day) ? at : undefined;
}

function offsetOf(text: string): number | undefined {
  if (text === 'Z' || text === 'z') return 0;
  const [hours, minutes] = [Number(text.slice(1, 3)), Number(text.slice(3).replace(':', '') || 0)];
  if (hours > 23 || minutes > 59) return undefined;
  return (text.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}

/**
 * Reads a date-time in any spelling of ISO 8601 that names a complete date: calendar, ordinal or week dates, basic or
 * extended format, with or without minutes, seconds, fractions and zone. Undefined when it is none or not a real date.
 * Clause: read-write-data-api-profile, Date Formats.
 */
export function readDateTime(text: string): WrittenDateTime | undefined {
  const parts = written.exec(text)?.groups;
  if (parts === undefined) return undefined;
  const [date, time] = [dateOf(parts), timeOf(parts)];
  if (date === undefined || time === undefined) return undefined;
  if (parts.zone === undefined) return { local: date + time };
  const offset = offsetOf(parts.zone);
  return offset === undefined ? undefined : { local: date + time, offset };
}

/** The instant in milliseconds since the epoch; a date-time without zone is UTC, the zone that this bank keeps. */
export function instantOf(written: WrittenDateTime): number {
  return written.local - (written.offset ?? 0) * minute;
}

/** True when `text` may stand in a response as it is: RFC 3339, which every reader of `date-time` accepts. */
export function isRfc3339(text: string): boolean {
  return rfc3339.test(text) && readDateTime(text) !== undefined;
}

/** `YYYY-MM-DDThh:mm:ss+00:00`, with milliseconds only when there are any. */
export function dateTime(instant: number): string {
  const iso = new Date(instant).toISOString();
  return `${iso.endsWith('.000Z') ? iso.slice(0, 19) : iso.slice(0, 23)}+00:00`;
}
