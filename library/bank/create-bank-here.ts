import { createBank } from '../../stub/bank.ts';
import { withPublicErrors } from '../as-aisp-error.ts';
import { checkOptions } from '../check-options.ts';
import type { Bank } from '../public/bank.ts';
import type { BankOptions } from '../public/bank-options.ts';
import { bankOptionKinds } from './bank-option-kinds.ts';
import { makeBank } from './make-bank.ts';
import { readyOptions } from './ready-options.ts';
import { shownBank } from './shown-bank.ts';

/** Makes a bank that listens nowhere: see `createBank` of the library. */
export async function createBankHere(options: BankOptions): Promise<Bank> {
  checkOptions('createBank', options, bankOptionKinds);
  return await withPublicErrors(async () => {
    const { bank, close } = await makeBank(await readyOptions(options), createBank);
    return shownBank(bank, { end: close });
  });
}
