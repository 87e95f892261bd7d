import { type OperationId, operationIds, operations } from '../operations.ts';
import type { BankProfile } from './bank-profile.ts';

const notOfferedGroups: readonly string[] = ['offers', 'products', 'statements'];
const notOfferedBulk: readonly OperationId[] = ['GET /beneficiaries', 'GET /direct-debits'];

/** The bank that this project was asked for: eight groups, beneficiaries and direct debits by account only. */
export const serviceProfile: BankProfile = {
  name: 'service',
  description:
    'Accounts, balances, transactions, beneficiaries, direct debits, scheduled payments, standing orders and parties',
  operations: operationIds.filter(
    (id) => !notOfferedGroups.includes(operations[id].group) && !notOfferedBulk.includes(id),
  ),
  servicePromises: true,
  notImplemented: [404],
  balanceTypes: { include: ['Expected', 'InterimAvailable', 'InterimCleared'], others: 'warn' },
  standingOrdersDayOnly: true,
  creditorsAreKnown: true,
  partySupplementaryData: {
    operations: ['GET /accounts/{AccountId}/party', 'GET /party'],
    members: ['VatNumber', 'CompanyId'],
    maxLength: 35,
    others: 'warn',
  },
};
