import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { Group } from './rule.ts';

/**
 * The groups whose rules are promises of a profile and not rules of the standard; none where it promises nothing beyond the
 * standard. The group of a rule decides, also where a rule of another group looks at the same setting.
 */
export function promiseGroups({
  servicePromises,
  balanceTypes,
  standingOrdersDayOnly,
  creditorsAreKnown,
  partySupplementaryData,
}: BankProfile): readonly Group[] {
  const promises =
    servicePromises === true ||
    balanceTypes !== undefined ||
    standingOrdersDayOnly ||
    creditorsAreKnown ||
    partySupplementaryData !== undefined;
  return promises ? ['SEED'] : [];
}
