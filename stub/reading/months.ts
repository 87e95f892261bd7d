import type { Window } from '../disclosure/window.ts';

/** A month of UTC, `YYYY-MM`, with its first instant and the first instant after it, in milliseconds. */
export interface MonthSpan {
  readonly month: string;
  readonly start: number;
  readonly end: number;
}

function span(year: number, month: number): MonthSpan {
  const name = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
  return { month: name, start: Date.UTC(year, month - 1, 1), end: Date.UTC(year, month, 1) };
}

/** The months from `first` to `last` that touch the window, newest first. */
export function monthsWithin(first: string, last: string, window: Window): readonly MonthSpan[] {
  const months: MonthSpan[] = [];
  let [year = 0, month = 0] = last.split('-').map(Number);
  for (;;) {
    const next = span(year, month);
    if (next.month < first || (window.from !== undefined && next.end <= window.from)) return months;
    if (window.to === undefined || next.start <= window.to) months.push(next);
    [year, month] = month === 1 ? [year - 1, 12] : [year, month - 1];
  }
}

/** True when every instant of the month lies in the window. */
export function coversMonth(window: Window, month: MonthSpan): boolean {
  return (window.from ?? month.start) <= month.start && (window.to ?? month.end) >= month.end - 1;
}
