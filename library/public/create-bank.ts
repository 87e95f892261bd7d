import type { Bank } from './bank.ts';
import type { BankOptions } from './bank-options.ts';

/**
 * Makes a bank that listens nowhere: requests are handed to its `fetch`. Rejects with an `AispError`: `BAD_CONFIGURATION`,
 * `UNKNOWN_RELEASE`, `UNKNOWN_FAULT`, `UNKNOWN_VARIANT`, `UNKNOWN_QUIRK`, `UNKNOWN_AS_FOUND`, `QUIRK_NOT_MADE`, `CANNOT_SHOW`, and with a store
 * `STORE_IN_USE`, `STORE_DAMAGED`, `STORE_OF_ANOTHER_BANK`, `STORE_UNUSABLE`.
 */
export async function createBank(options: BankOptions = {}): Promise<Bank> {
  const { createBankHere } = await import('../bank/create-bank-here.ts');
  return await createBankHere(options);
}
