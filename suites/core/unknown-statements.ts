import type { RecordedExchange } from './archive.ts';
import type { Evidence } from './evidence.ts';
import { isSuccess, statusOf } from './status.ts';

/**
 * True for a refusal that came with the status with which the same path refuses a statement that does not exist: whatever else was
 * wrong with the ids, the bank went by the statement, and AISP-HTTP-014 tells of that status.
 */
export function refusedForStatement(evidence: Evidence, exchange: RecordedExchange): boolean {
  const { operation, variant } = exchange.about;
  if (operation === undefined || variant === 'statement' || isSuccess(exchange)) return false;
  return evidence.whole
    .select({ operation, probe: 'unknown-id', variant: 'statement' })
    .some((other) => statusOf(other) === statusOf(exchange) && statusOf(other) !== 400);
}
