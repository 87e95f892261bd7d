import type { RecordedExchange } from '../core/archive.ts';

/** Longest that a run waits for a token to end. */
export const longestTokenSeconds = 30;
const longestConsentMs = 300_000;
const shortestUseMs = 500;

/** Clocks differ, and whole seconds are rounded. */
export const usualSpareSeconds = 2;

/** Whole seconds that so many calls may take: twice what calls have taken so far, the slowest tenth of them left out. */
export function secondsForCalls(
  exchanges: readonly RecordedExchange[],
  calls: number,
  spareSeconds: number = usualSpareSeconds,
): number {
  return Math.min(longestTokenSeconds, spareSeconds + Math.ceil((2 * calls * callMs(exchanges)) / 1000));
}

/**
 * Milliseconds that a consent needs to be authorised once, at the pace of the authorisations so far, and to be used once; on
 * a machine that is busy for a moment no bank is quicker than that.
 */
export function msToAuthorise(
  exchanges: readonly RecordedExchange[],
  authorisationMs: readonly number[],
  spareSeconds: number = usualSpareSeconds,
): number {
  const ordered = authorisationMs.toSorted((a, b) => a - b);
  const median = ordered[Math.floor(ordered.length / 2)] ?? 0;
  const needed = Math.max(shortestUseMs, 2 * (median + 3 * callMs(exchanges)));
  return Math.min(longestConsentMs, 1000 * spareSeconds + needed);
}

function callMs(exchanges: readonly RecordedExchange[]): number {
  const durations = exchanges.map(({ durationMs }) => durationMs).toSorted((a, b) => a - b);
  return durations[Math.floor(durations.length * 0.9)] ?? 0;
}

/**
 * How far the bank's clock is ahead of ours in milliseconds, by the Date of its last answer; 0 where that is not known. A
 * difference of a second or two is the rounding of that header.
 */
export function clockAhead(exchanges: readonly RecordedExchange[]): number {
  const last = exchanges.findLast((exchange) => dateOf(exchange) !== undefined);
  if (last === undefined) return 0;
  const ahead = (dateOf(last) ?? 0) - (Date.parse(last.startedAt) + last.durationMs / 2);
  return Math.abs(ahead) <= 2000 ? 0 : ahead;
}

function dateOf({ response }: RecordedExchange): number | undefined {
  const value = response?.headers.find(([name]) => name.toLowerCase() === 'date')?.[1];
  const date = value === undefined ? Number.NaN : Date.parse(value);
  return Number.isNaN(date) ? undefined : date;
}
