const shape =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

const daysIn = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/**
 * True for a date-time of RFC 3339 with an offset: a real day of the calendar, `T` and `Z` in capitals as ISO 8601 and the
 * standard print them (RFC 3339 would let lower case pass), a fraction of any length, and second 60 only where a leap
 * second can fall, at 23:59 UTC. A space for the `T`, an offset without colon and a bare date are refused.
 * Clause: read-write-data-api-profile, Date Formats.
 */
export function isDateTime(value: string): boolean {
  if (!shape.test(value)) return false;
  const day = twoDigits(value, 8);
  if (day > 28 && day > daysInMonth(Number(value.slice(0, 4)), twoDigits(value, 5))) return false;
  return twoDigits(value, 17) < 60 || isLastMinuteOfDay(value);
}

function twoDigits(value: string, at: number): number {
  return (value.charCodeAt(at) - 48) * 10 + value.charCodeAt(at + 1) - 48;
}

function daysInMonth(year: number, month: number): number {
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return (daysIn[month - 1] ?? 0) + (leap ? 1 : 0);
}

function isLastMinuteOfDay(value: string): boolean {
  const local = twoDigits(value, 11) * 60 + twoDigits(value, 14);
  if (value.endsWith('Z')) return local === 1439;
  const offset = twoDigits(value, value.length - 5) * 60 + twoDigits(value, value.length - 2);
  const utc = value.at(-6) === '-' ? local + offset : local - offset;
  return (utc + 1440) % 1440 === 1439;
}
