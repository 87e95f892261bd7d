import type { LeniencyId } from '../ledger/leniency.ts';
import type { RecordedExchange } from './archive.ts';
import { type Look, lenient, look } from './look.ts';

/** Status of an exchange's answer; 0 when none came. */
export function statusOf(exchange: RecordedExchange): number {
  return exchange.response?.status ?? 0;
}

/** True for any status from 200 to 299, the right one or not. */
export function isSuccess(exchange: RecordedExchange): boolean {
  const status = statusOf(exchange);
  return status >= 200 && status < 300;
}

/** Looks at a status: those expected are fine, those tolerated warn for the reason beside them, and any other breaks the rule. */
export function lookAtStatus(
  exchange: RecordedExchange,
  statuses: { readonly expected: readonly number[]; readonly tolerated?: Readonly<Record<number, LeniencyId>> },
  expected: string,
): Look {
  const status = statusOf(exchange);
  const why = statuses.tolerated?.[status];
  const tell = why === undefined ? look : lenient(why);
  return tell({ exchange }, statuses.expected.includes(status), expected, status);
}
