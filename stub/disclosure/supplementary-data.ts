import type { OperationId } from '../../schemas/operations.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';

/** The members of `OBParty2.SupplementaryData` that an operation shows: none where the profile does not declare them. */
export function supplementaryMembers(id: OperationId, profile: BankProfile): readonly string[] {
  const declared = profile.partySupplementaryData;
  return declared?.operations.includes(id) ? declared.members : [];
}
