import type { RecordedExchange } from '../core/evidence.ts';

const longestWaitMs = 30_000;

/** Milliseconds to wait before a 429 is tried again; undefined when it is no 429 or asks for too long. */
export function retryDelay({ response }: RecordedExchange, now: Date): number | undefined {
  if (response?.status !== 429) return undefined;
  const value = response.headers.find(([name]) => name.toLowerCase() === 'retry-after')?.[1];
  if (value === undefined) return undefined;
  const delay = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now.getTime();
  return Number.isFinite(delay) && delay <= longestWaitMs ? Math.max(0, delay) : undefined;
}
