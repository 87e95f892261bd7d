import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { Found } from './archive.ts';
import type { Evidence } from './evidence.ts';

/** The declaration of supplementary party data that a rule about it needs; a reason when the profile has none. */
export function declaresSupplement({ partySupplementaryData }: BankProfile, member?: string): true | string {
  if (partySupplementaryData === undefined) return 'The profile declares no SupplementaryData of parties.';
  if (member === undefined || partySupplementaryData.members.includes(member)) return true;
  return `The profile declares no ${member} in SupplementaryData.`;
}

/** The parties of successful answers: of the operations that the profile gives SupplementaryData, or of the others. */
export function* parties(evidence: Evidence, profile: BankProfile, supplemented: boolean): Generator<Found> {
  const declared = profile.partySupplementaryData?.operations ?? [];
  for (const found of evidence.records('Party', { probe: 'happy' })) {
    const { operation } = found.exchange.about;
    if (operation !== undefined && declared.includes(operation) === supplemented) yield found;
  }
}

/**
 * The parties whose SupplementaryData is judged: of the operations that the profile gives it and, where the profile only chose
 * these, also those of others that show it.
 */
export function* supplementedParties(evidence: Evidence, profile: BankProfile): Generator<Found> {
  yield* parties(evidence, profile, true);
  if (profile.chosen?.includes('partySupplementaryData.operations') !== true) return;
  for (const found of parties(evidence, profile, false)) if (showsSupplement(found)) yield found;
}

export function showsSupplement({ value }: Found): boolean {
  return Object.hasOwn(value, 'SupplementaryData');
}
