import type { RecordedExchange } from './archive.ts';
import { isSuccess } from './status.ts';

/** The call by which a consent was deleted, and its place among all exchanges. */
export interface Deletion {
  readonly exchange: RecordedExchange;
  readonly index: number;
}

/** The ConsentId in the path of a call; undefined for a call to anything else. */
export function consentIdOf({ request }: RecordedExchange): string | undefined {
  const [, id] = /\/account-access-consents\/([^/?#]+)/.exec(request.url) ?? [];
  return id === undefined ? undefined : decodeURIComponent(id);
}

/**
 * By ConsentId, the first DELETE that the bank answered with a success, whoever sent it and whatever for: what counts is what
 * came of the call.
 */
export function deletionsOf(exchanges: readonly RecordedExchange[]): ReadonlyMap<string, Deletion> {
  const deletions = new Map<string, Deletion>();
  for (const [index, exchange] of exchanges.entries()) {
    if (exchange.request.method !== 'DELETE' || !isSuccess(exchange)) continue;
    const id = consentIdOf(exchange);
    if (id !== undefined && !deletions.has(id)) deletions.set(id, { exchange, index });
  }
  return deletions;
}

/** How a consent was deleted that the run did not mean to delete, in a sentence; undefined for a deletion that it meant. */
export function accidentOf({ about, id }: RecordedExchange): string | undefined {
  if (about.probe === 'happy' || about.probe === 'after-deletion') return undefined;
  return `The consent was gone: the bank had deleted it for a call that it should refuse (${id}: ${about.probe}).`;
}
