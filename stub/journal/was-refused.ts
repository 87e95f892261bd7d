import type { NotedCall } from './noted-call.ts';

/** True for a call that did not get what it asked for: a redirect may tell of that, too. */
export function wasRefused({ status, refusal }: Pick<NotedCall, 'status' | 'refusal'>): boolean {
  return status === 0 || status >= 400 || refusal !== undefined;
}
