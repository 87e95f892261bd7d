import type { RecordedExchange } from './evidence.ts';
import { type Look, look, lookLeniently } from './look.ts';

/** Status of an exchange's answer; 0 when none came. */
export function statusOf(exchange: RecordedExchange): number {
  return exchange.response?.status ?? 0;
}

/** True for any status from 200 to 299, the right one or not. */
export function isSuccess(exchange: RecordedExchange): boolean {
  const status = statusOf(exchange);
  return status >= 200 && status < 300;
}

/** Looks at a status: those expected are fine, those tolerated warn, and any other breaks the rule. */
export function lookAtStatus(
  exchange: RecordedExchange,
  statuses: { readonly expected: readonly number[]; readonly tolerated?: readonly number[] },
  expected: string,
): Look {
  const status = statusOf(exchange);
  const tell = statuses.tolerated?.includes(status) === true ? lookLeniently : look;
  return tell({ exchange }, statuses.expected.includes(status), expected, status);
}
