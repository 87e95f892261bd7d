/** Months counted from year 0: `year * 12 + month - 1`. All times are UTC, all instants seconds since 1970. */
export type MonthIndex = number;

export const day = 86_400;
export const hour = 3_600;
export const minute = 60;

/** Instant of a date's midnight. */
export function midnight(year: number, month: number, dayOfMonth: number): number {
  return Date.UTC(year, month - 1, dayOfMonth) / 1000;
}

/** `'2026-11'` as an index; `undefined` when it is no month. */
export function parseMonth(text: string): MonthIndex | undefined {
  const match = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text);
  return match === null ? undefined : Number(match[1]) * 12 + Number(match[2]) - 1;
}

export function monthText(month: MonthIndex): string {
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;
}

/** Instant at which a month begins. */
export function monthStart(month: MonthIndex): number {
  return midnight(Math.floor(month / 12), (month % 12) + 1, 1);
}

export function daysIn(month: MonthIndex): number {
  return (monthStart(month + 1) - monthStart(month)) / day;
}

export function monthOf(instant: number): MonthIndex {
  const date = new Date(instant * 1000);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** 1 for Monday to 7 for Sunday. */
export function weekday(instant: number): number {
  return ((Math.floor(instant / day) + 3) % 7) + 1;
}

/** The same midnight, or Monday's when it falls on a weekend. */
export function workingDay(instant: number): number {
  const excess = weekday(instant);
  return excess < 6 ? instant : instant + (8 - excess) * day;
}

const twoDigits = (value: number): string => (value < 10 ? `0${value}` : String(value));

/** `YYYY-MM-DDThh:mm:ss+00:00`. */
export function dateTime(instant: number): string {
  const date = new Date(instant * 1000);
  const ymd = `${date.getUTCFullYear()}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`;
  const second = instant % day;
  const minutes = Math.floor((second % hour) / minute);
  return `${ymd}T${twoDigits(Math.floor(second / hour))}:${twoDigits(minutes)}:${twoDigits(second % minute)}+00:00`;
}

/** Whole seconds of a clock reading. Throws a `TypeError` for an invalid date. */
export function instantOf(date: Date): number {
  if (Number.isNaN(date.getTime())) throw new TypeError('the clock gave an invalid date');
  return Math.floor(date.getTime() / 1000);
}
