import { operation, type ResourceGroup, resourceGroups } from '../../schemas/operations.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { RecordedExchange } from '../core/archive.ts';
import { isSuccess } from '../core/status.ts';
import { offeredCodes } from './consent-requests.ts';
import { discard } from './discard.ts';
import type { Drive } from './drive.ts';
import type { RunState } from './run-state.ts';

/**
 * Where the profile leaves to the bank what it offers, leaves out of the profile of the run the groups of resources whose
 * permissions the bank refuses: a bank refuses a consent for what it does not have, and the run would then have no consent at
 * all. Takes one call where the bank offers everything, else one for each group that is not mandatory.
 */
export async function findOperations(drive: Drive, run: RunState): Promise<void> {
  const { profile } = run;
  if (profile.operationsAsFound !== true || !run.tokens.makesConsents) return;
  const all = await ask(drive, profile, 'offered:all');
  if (all === undefined || isSuccess(all)) return;
  const refused = new Set<ResourceGroup>();
  for (const group of resourceGroups.filter((each) => isOptional(each, profile))) {
    const operations = profile.operations.filter((id) => {
      const { group: own, implementation } = operation(id);
      return own === group || implementation === 'mandatory';
    });
    const answer = await ask(drive, { ...profile, operations }, `offered:${group}`);
    if (answer !== undefined && !isSuccess(answer)) refused.add(group);
  }
  run.profile = { ...profile, operations: profile.operations.filter((id) => !refused.has(operation(id).group)) };
}

function isOptional(group: ResourceGroup, { operations }: BankProfile): boolean {
  const own = operations.filter((id) => operation(id).group === group);
  return own.length > 0 && own.every((id) => operation(id).implementation !== 'mandatory');
}

/** Asks for a consent with the codes of what a profile offers. Without an operation: a refusal is no fault of the bank. */
async function ask(drive: Drive, profile: BankProfile, variant: string): Promise<RecordedExchange | undefined> {
  const answer = await drive.call({
    path: '/account-access-consents',
    method: 'POST',
    probe: 'happy',
    variant,
    token: 'client',
    body: { Data: { Permissions: offeredCodes(profile) }, Risk: {} },
  });
  await discard(drive, answer);
  return answer;
}
