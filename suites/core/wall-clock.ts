const written = /^(\d{4}-\d{2}-\d{2})(?:[Tt](\d{2}:\d{2}:\d{2})(\.\d+)?)?(?:[Zz]|[+-]\d{2}:?\d{2})?$/;

/**
 * What the clock on the wall shows in a date-time, in milliseconds counted as if it were UTC: the zone is left aside, a
 * bare date is midnight. What is less than a millisecond counts as well: a filter may name it. Undefined for anything else.
 */
export function wallClock(text: string | undefined): number | undefined {
  const [, date, time = '00:00:00', fraction = ''] = written.exec(text ?? '') ?? [];
  const whole = date === undefined ? Number.NaN : Date.parse(`${date}T${time}Z`);
  const found = whole + Number(`0${fraction}`) * 1000;
  return Number.isNaN(found) ? undefined : found;
}

/** The instant that a date-time with an offset names, in milliseconds since the epoch; undefined for anything else. */
export function instantOf(text: string | undefined): number | undefined {
  const found = /(?:[Zz]|[+-]\d{2}:\d{2})$/.test(text ?? '') ? Date.parse(text ?? '') : Number.NaN;
  return Number.isNaN(found) ? undefined : found;
}

/**
 * How far off a bank may seem that reads filters in the zone of its records but shows these in UTC: British local time and UTC
 * are an hour apart in summer.
 */
export const zoneSlackMs = 3_600_000;
