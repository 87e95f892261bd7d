import { createBank } from '../../stub/bank.ts';
import { withPublicErrors } from '../as-aisp-error.ts';
import type { Bank } from '../public/bank.ts';
import type { BankOptions } from '../public/bank-options.ts';
import { makeBank } from './make-bank.ts';
import { readyOptions } from './ready-options.ts';
import { shownBank } from './shown-bank.ts';

/** Makes a bank that listens nowhere: see `createBank` of the library. */
export async function createBankHere(options: BankOptions): Promise<Bank> {
  return await withPublicErrors(async () => {
    const { bank, close } = await makeBank(await readyOptions(options), createBank);
    return shownBank(bank, { end: close });
  });
}
