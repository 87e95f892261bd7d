import type { RecordedExchange } from '../core/archive.ts';
import { isCut } from '../core/cut.ts';

/** How long a run waits in all for calls that it makes again, where the configuration says nothing. */
export const defaultMaxWaitMs = 60_000;

/** What spoilt a call on its way: it got no answer or one of a gateway, or the bank had no time for it. */
export type Trouble = 'lost' | 'turned-away';

/** Most times that one call is made. */
const mostAttempts = 3;
/** Before the second attempt; four times as long before the third. */
const firstDelayMs = 250;

/**
 * What trouble befell a call; undefined when what came of it is the bank's own word. An answer that is too large is the bank's
 * own; one that began and did not end may have been lost.
 */
export function troubleOf(exchange: RecordedExchange): Trouble | undefined {
  const { response, failure } = exchange;
  if (response?.status === 429) return 'turned-away';
  if (isCut(exchange) && failure?.code !== 'cut-time') return undefined;
  return response === undefined || [502, 503, 504].includes(response.status) ? 'lost' : undefined;
}

/**
 * True when a call may be made again after its trouble. The bank did nothing for a call that was turned away, nor for one
 * answered 503; yet a DELETE answered 503 tells something of the consent, and stays, unless it carries no token: that is to change
 * nothing, however often it is sent. A lost call may have been carried out, so only lost reads are made again.
 */
export function isRepeatable(method: string, exchange: RecordedExchange): boolean {
  const trouble = troubleOf(exchange);
  if (trouble === 'turned-away' || method === 'GET') return trouble !== undefined;
  return exchange.response?.status === 503 && (method !== 'DELETE' || exchange.about.probe === 'no-token');
}

/** What a run has left of its patience: one budget for all that it makes again, waits and lost attempts together. */
export class Patience {
  #leftMs: number;
  /** The moment until which waiting is paid for: calls that wait at the same time pay once. */
  #paidUntil = Number.NEGATIVE_INFINITY;

  constructor(maxWaitMs: number) {
    this.#leftMs = maxWaitMs;
  }

  /**
   * Milliseconds to wait before a call is made again after its `attempt`-th attempt, from 1 on: what Retry-After asks for, or
   * a while. Undefined when it was tried often enough, or when the budget does not allow for it.
   */
  delay(exchange: RecordedExchange, attempt: number, now: Date): number | undefined {
    if (attempt >= mostAttempts) return undefined;
    const delay = retryAfter(exchange, now) ?? firstDelayMs * 4 ** (attempt - 1);
    const until = now.getTime() + delay;
    const cost = Math.max(0, until - Math.max(now.getTime() - exchange.durationMs, this.#paidUntil));
    if (cost > this.#leftMs) return undefined;
    this.#leftMs -= cost;
    this.#paidUntil = Math.max(until, this.#paidUntil);
    return delay;
  }
}

/** What Retry-After asks for, in milliseconds. Clause: RFC 9110, section 10.2.3. */
function retryAfter({ response }: RecordedExchange, now: Date): number | undefined {
  const value = response?.headers.find(([name]) => name.toLowerCase() === 'retry-after')?.[1];
  if (value === undefined) return undefined;
  const delay = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now.getTime();
  return Number.isFinite(delay) ? Math.max(0, delay) : undefined;
}
