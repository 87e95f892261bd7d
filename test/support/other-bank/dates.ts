/** How this bank writes every moment: with milliseconds, and `Z`. */
export function written(moment: number): string {
  return new Date(moment).toISOString();
}

const form =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:[.,](\d{1,9}))?)?)?(Z|[+ -]\d{2}(?::?\d{2})?)?$/;

/** A date or date-time of ISO 8601 in its extended or basic form. */
export interface Told {
  /** The moment as if it were told in UTC, whatever its zone: filters are read in the zone of the bank, which is UTC. */
  readonly local: number;
  /** The moment itself; undefined where no zone is told. */
  readonly instant: number | undefined;
}

/** What a text tells, or undefined where that is no real date. */
export function told(text: string): Told | undefined {
  const found = form.exec(text);
  if (found === null) return undefined;
  const [, year = '', month = '', day = '', hour = '0', minute = '0', second = '0', fraction = '', zone] = found;
  const numbers = [year, month, day, hour, minute, second].map(Number);
  const [y = 0, mo = 0, d = 0, h = 0, mi = 0, s = 0] = numbers;
  const local = Date.UTC(y, mo - 1, d, h, mi, s) + Math.trunc(Number(`0.${fraction || '0'}`) * 1000);
  const back = new Date(local);
  if (back.getUTCMonth() !== mo - 1 || back.getUTCDate() !== d || h > 23 || mi > 59 || s > 59) return undefined;
  return { local, instant: zone === undefined ? undefined : local - offsetOf(zone) };
}

function offsetOf(zone: string): number {
  if (zone === 'Z') return 0;
  const digits = zone.slice(1).replace(':', '');
  const minutes = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2) || '0');
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000;
}
