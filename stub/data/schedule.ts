import { day, daysIn, type MonthIndex, midnight, monthOf, monthStart, weekday } from './calendar.ts';

/**
 * When something recurs. `dayOfMonth` counts from 1, at most 28, or is -1 for the last day; `months` is the interval, `phase`
 * what remains of the month's index when it is divided by that; `weekday` is 1 for Monday.
 */
export type Schedule =
  | { readonly every: 'months'; readonly months: 1 | 3 | 6 | 12; readonly phase?: number; readonly dayOfMonth: number }
  | { readonly every: 'week'; readonly weekday: number }
  | { readonly every: 'quarter-day' };

export const monthly = (dayOfMonth: number): Schedule => ({ every: 'months', months: 1, dayOfMonth });

const englishQuarterDays: Readonly<Record<number, number>> = { 2: 25, 5: 24, 8: 29, 11: 25 };

/** Midnights of a month on which the schedule falls, in order. */
export function occurrences(schedule: Schedule, month: MonthIndex): readonly number[] {
  const start = monthStart(month);
  const days = daysIn(month);
  switch (schedule.every) {
    case 'months': {
      if (month % schedule.months !== (schedule.phase ?? 0) % schedule.months) return [];
      return [start + (schedule.dayOfMonth < 0 ? days + schedule.dayOfMonth : schedule.dayOfMonth - 1) * day];
    }
    case 'week': {
      const first = (schedule.weekday - weekday(start) + 7) % 7;
      const found: number[] = [];
      for (let d = first; d < days; d += 7) found.push(start + d * day);
      return found;
    }
    case 'quarter-day': {
      const dayOfMonth = englishQuarterDays[month % 12];
      return dayOfMonth === undefined ? [] : [midnight(Math.floor(month / 12), (month % 12) + 1, dayOfMonth)];
    }
  }
}

/** How often the schedule falls in a month, without telling when. */
export function timesIn(schedule: Schedule, month: MonthIndex): number {
  if (schedule.every !== 'months') return occurrences(schedule, month).length;
  return month % schedule.months === (schedule.phase ?? 0) % schedule.months ? 1 : 0;
}

/** The first occurrence strictly after an instant. */
export function nextOccurrence(schedule: Schedule, after: number): number {
  for (let month = monthOf(after); ; month += 1) {
    const found = occurrences(schedule, month).find((at) => at > after);
    if (found !== undefined) return found;
  }
}

/** The last occurrence that `accept` takes, looking back from a month over at most two years. */
export function lastOccurrence(
  schedule: Schedule,
  from: MonthIndex,
  accept: (midnight: number) => boolean,
): number | undefined {
  for (let month = from; month > from - 25; month -= 1) {
    const found = occurrences(schedule, month).findLast(accept);
    if (found !== undefined) return found;
  }
  return undefined;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The code that a standing order carries. */
export function standingOrderFrequency(schedule: Schedule): string {
  switch (schedule.every) {
    case 'months': {
      const { months, dayOfMonth } = schedule;
      // The pattern knows intervals of 1 to 6, 12 and 24 months.
      return `IntrvlMnthDay:${twoDigits(months)}:${dayOfMonth < 0 ? `-${twoDigits(-dayOfMonth)}` : twoDigits(dayOfMonth)}`;
    }
    case 'week':
      return `IntrvlWkDay:01:${twoDigits(schedule.weekday)}`;
    case 'quarter-day':
      return 'QtrDay:ENGLISH';
  }
}

const directDebitIntervals = { 1: 'Monthly', 3: 'Quarterly', 6: 'HalfYearly', 12: 'Annual' } as const;

/** The code that a direct debit carries. */
export function directDebitFrequency(schedule: Schedule): string {
  switch (schedule.every) {
    case 'months':
      return `UK.OBIE.${directDebitIntervals[schedule.months]}`;
    case 'week':
      return 'UK.OBIE.Weekly';
    case 'quarter-day':
      return 'UK.OBIE.Quarterly';
  }
}
