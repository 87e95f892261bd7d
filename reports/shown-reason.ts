import type { Verdict } from './contract/index.ts';
import type { Redaction } from './redact/redact.ts';

/** A verdict as it may be shown: what an exception says was made for nobody, and may hold anything. */
export function withoutWordsOfExceptions(verdict: Verdict, redact: Redaction): Verdict {
  const { outcome, reason } = verdict;
  return outcome === 'error' && reason !== undefined ? { ...verdict, reason: redact.broken(reason) } : verdict;
}
