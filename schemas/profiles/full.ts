import { operationIds } from '../operations.ts';
import type { BankProfile } from './bank-profile.ts';
import { serviceProfile } from './service.ts';

const { partySupplementaryData: _, ...official } = serviceProfile;

/**
 * A bank that offers all 29 operations of the standard, bulk ones too, and nothing that the standard does not know: the
 * official schema of a party is closed.
 */
export const fullProfile: BankProfile = {
  ...official,
  name: 'full',
  description: 'All 29 operations of the standard, with offers, products, statements and every bulk listing',
  operations: operationIds,
};
