import { operation } from '../../schemas/operations.ts';
import type { RecordedExchange } from './archive.ts';
import { statusOf } from './status.ts';

/** True for an answer of 404 from an optional operation: a bank may find out that it has none before it looks for a token. */
export function isMissingAltogether(exchange: RecordedExchange): boolean {
  const id = exchange.about.operation;
  return statusOf(exchange) === 404 && id !== undefined && operation(id).implementation !== 'mandatory';
}
