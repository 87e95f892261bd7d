import { isSuccess } from '../core/status.ts';
import { offeredCodes } from './consent-requests.ts';
import type { Drive } from './drive.ts';
import { askFor, closedOperations, findRefusedCodes, isRefusal } from './refused-codes.ts';
import type { RunState } from './run-state.ts';

/**
 * Where the profile leaves to the bank what it offers, leaves out of the profile of the run what no permission opens that the bank
 * takes: a bank refuses a consent for what it does not have. Takes one call where the bank offers everything.
 */
export async function findOperations(drive: Drive, run: RunState): Promise<void> {
  const { profile, codes } = run;
  if (profile.operationsAsFound !== true || !run.tokens.makesConsents) return;
  const offered = offeredCodes(profile);
  const all = await askFor(drive, offered, 'offered:all');
  if (all !== undefined && isSuccess(all)) for (const code of offered) codes.taken.add(code);
  if (!isRefusal(all)) return;
  await findRefusedCodes(drive, codes, offered, all);
  const closed = closedOperations(profile, codes);
  run.profile = { ...profile, operations: profile.operations.filter((id) => !closed.includes(id)) };
}
