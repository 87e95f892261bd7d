import type { RecordedExchange } from './archive.ts';
import type { Evidence } from './evidence.ts';
import { isSuccess } from './status.ts';

/** True where the operation of a call answered without any token at all: another rule tells of that, and of that alone. */
export function isOpenToAll(evidence: Evidence, { about }: RecordedExchange): boolean {
  if (about.operation === undefined) return false;
  return evidence.select({ operation: about.operation, probe: 'no-token', variant: 'none' }).some(isSuccess);
}
