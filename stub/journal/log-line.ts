import type { JournalEntry } from './journal-entry.ts';

/** An entry on one line: when, method, path, status, time, client, and what was wrong with it. */
export function logLine({ at, method, path, status, durationMs, client, refused, refusals }: JournalEntry): string {
  const reasons = refusals.map(({ guard, message, accepted }) => `${guard}: ${message}. Accepted: ${accepted}`);
  const why = !refused ? '' : ` - ${reasons.join(' ') || 'refused'}`;
  return `${at} ${method} ${path} ${status} ${durationMs.toFixed(1)} ms ${client ?? '-'}${why}`.replace(/\s+/g, ' ');
}
