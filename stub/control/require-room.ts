import { OAuthError } from '../access/oauth-error.ts';
import { fullText } from '../http/require-room.ts';
import type { BankState } from '../state/bank-state.ts';

/** Refuses what would add to a bank that is full, or put more into it than it keeps. Throws an OAuthError. */
export function requireRoom(state: Pick<BankState, 'isFull' | 'maxEntries'>, entries = 0): void {
  if (entries > state.maxEntries || (entries === 0 && state.isFull)) {
    throw new OAuthError('bank_full', fullText(state), 503);
  }
}
