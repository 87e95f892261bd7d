import { rfcClause } from '../../schemas/statements/clause.ts';
import type { BankState } from '../state/bank-state.ts';
import { ApiError, ownCode } from './api-error.ts';
import { because } from './why.ts';

/** What is said where nothing more can be added; what is there can be read, used and deleted all the same. */
export function fullText({ maxEntries }: Pick<BankState, 'maxEntries'>): string {
  return `This bank is full: it keeps ${maxEntries} entries and forgets none before its time. Delete consents, have it begin anew with POST /stub/reset, or start it with a larger --max-entries (in a program: maxEntries)`;
}

/** Refuses what would begin something in a bank that has room for nothing more. Clause: RFC 7231, section 6.6.4. */
export function requireRoom(state: Pick<BankState, 'isFull' | 'maxEntries'>): void {
  if (!state.isFull) return;
  const message = fullText(state);
  const why = because('bank', rfcClause(7231, '6.6.4'), () => `The same call, once there is room. ${message}.`);
  throw new ApiError(503, [{ errorCode: ownCode('Bank.Full'), message, why }]);
}
