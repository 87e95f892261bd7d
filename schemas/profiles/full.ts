import { operationIds } from '../operations.ts';
import type { BankProfile } from './bank-profile.ts';

/**
 * A bank that offers all 29 operations of the standard, bulk ones too, and promises nothing beyond the standard: the official
 * schema of a party is closed, and which balance types an account shows is its own choice.
 */
export const fullProfile: BankProfile = {
  name: 'full',
  description: 'All 29 operations of the standard, with offers, products, statements and every bulk listing',
  operations: operationIds,
  notImplemented: [404],
  standingOrdersDayOnly: false,
  creditorsAreKnown: false,
};
