/** A duration as written: its months count by the calendar, all the rest is of one length. */
export interface Duration {
  readonly months: number;
  readonly milliseconds: number;
}

const part = (letter: string) => String.raw`(?:(?<${letter}>\d+(?:[.,]\d+)?)${letter[0]?.toUpperCase()})?`;
const whole = (letter: string) => String.raw`(?:(?<${letter}>\d+)${letter[0]?.toUpperCase()})?`;
const time = `(?:T(?=\\d)${part('hours')}${part('minutes')}${part('seconds')})?`;
const written = new RegExp(`^P(?=\\d|T)${whole('years')}${whole('months')}${part('weeks')}${part('days')}${time}$`);

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Reads a duration of ISO 8601, such as `P1M`, `P2W` or `P1DT12H`; undefined when it is none. Clause: ISO 8601-1, 5.5.2. */
export function readDuration(text: string): Duration | undefined {
  const parts = written.exec(text)?.groups;
  if (parts === undefined) return undefined;
  const of = (name: string) => Number((parts[name] ?? '0').replace(',', '.'));
  const milliseconds =
    7 * day * of('weeks') + day * of('days') + hour * of('hours') + minute * of('minutes') + second * of('seconds');
  return { months: 12 * of('years') + of('months'), milliseconds: Math.round(milliseconds) };
}

/**
 * An instant and a duration later, both in milliseconds, by the calendar of UTC. A day that a month does not have is its last:
 * a month after 31 January is the end of February.
 */
export function after(instant: number, { months, milliseconds }: Duration): number {
  const date = new Date(instant);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const days = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dayOfMonth, days));
  return date.getTime() + milliseconds;
}
