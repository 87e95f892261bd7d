import { instantOf } from './wall-clock.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** True for the name of a time zone that this machine knows, such as `Europe/London`. */
export function isTimeZone(name: string): boolean {
  try {
    formatIn(name);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * What the clock on the wall shows in a time zone at the instant that a date-time with an offset names, in milliseconds
 * counted as if it were UTC. Undefined for a text that names no instant.
 */
export function wallClockIn(timeZone: string, text: string | undefined): number | undefined {
  const instant = instantOf(text);
  if (instant === undefined) return undefined;
  const parts = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute, second } = parts;
  const seconds = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return seconds + (((instant % 1000) + 1000) % 1000);
}

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-GB-u-hc-h23', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
}
