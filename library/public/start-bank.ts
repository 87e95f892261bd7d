import type { RunningBank } from './bank.ts';
import type { StartOptions } from './bank-options.ts';

/**
 * Starts a bank on a port of this machine. Rejects with an `AispError`: `PORT_IN_USE`, `PORT_FORBIDDEN`, `CANNOT_LISTEN`, or as
 * `createBank` does.
 */
export async function startBank(options: StartOptions = {}): Promise<RunningBank> {
  const { startBankHere } = await import('../bank/start-bank-here.ts');
  return await startBankHere(options);
}
