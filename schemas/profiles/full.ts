import { operationIds } from '../operations.ts';
import type { BankProfile } from './bank-profile.ts';
import { serviceProfile } from './service.ts';

/** A bank that offers all 29 operations of the standard, bulk ones too. */
export const fullProfile: BankProfile = {
  ...serviceProfile,
  name: 'full',
  description: 'All 29 operations of the standard, with offers, products, statements and every bulk listing',
  operations: operationIds,
};
