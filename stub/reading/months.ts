import type { Window } from '../disclosure/window.ts';

/** A span of time, with its first instant and the first instant after it, in milliseconds. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A month of UTC, `YYYY-MM`. */
export interface MonthSpan extends Span {
  readonly month: string;
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

const day = 86_400_000;

/** The days of a month that touch the window, newest first. */
export function daysWithin({ start, end }: Span, window: Window): readonly Span[] {
  const days: Span[] = [];
  for (let at = end - day; at >= start; at -= day) {
    if (at + day > (window.from ?? at) && at <= (window.to ?? at)) days.push({ start: at, end: at + day });
  }
  return days;
}

/** True when every instant of the span lies in the window. */
export function covers(window: Window, { start, end }: Span): boolean {
  return (window.from ?? start) <= start && (window.to ?? end) >= end - 1;
}
