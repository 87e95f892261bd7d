import { createdConsents } from './consent-history.ts';
import type { Evidence } from './evidence.ts';
import { textAt } from './json.ts';

/** Dates may be told in whole seconds, and the clocks of one bank differ by a moment: what lies further apart has different dates. */
const apartMs = 1250;

/**
 * True where the consent that the PSU declined had kept its first Status for so long that the next one must have another date.
 * The time is counted by our clock, from the answer that made the consent to the first call by which the PSU was to decide. A
 * bank that shows no seconds in any date of creation may keep minutes.
 */
export function declinedLater(evidence: Evidence): boolean {
  if (evidence.consent('rejected')?.declined !== true) return false;
  const created = createdConsents(evidence);
  if (created.every(({ data }) => /T\d\d:\d\d:00(?:\.0+)?(?:[Z+-]|$)/i.test(textAt(data, 'CreationDateTime') ?? '')))
    return false;
  const made = created.find(({ exchange }) => exchange.about.consent === 'rejected')?.exchange;
  const [decision] = evidence.select({ probe: 'access', variant: 'authorise', consent: 'rejected' });
  if (made === undefined || decision === undefined) return false;
  return Date.parse(decision.startedAt) - (Date.parse(made.startedAt) + made.durationMs) >= apartMs;
}
