import { type OperationId, operation, type ResourceGroup } from '../../schemas/operations.ts';
import type { PermissionCode } from '../../schemas/permissions.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';

type Required = readonly (readonly PermissionCode[])[];

const transactions: Required = [
  ['ReadTransactionsBasic', 'ReadTransactionsDetail'],
  ['ReadTransactionsCredits', 'ReadTransactionsDebits'],
];

const byGroup: Readonly<Record<ResourceGroup, Required>> = {
  'account-access-consents': [],
  accounts: [['ReadAccountsBasic', 'ReadAccountsDetail']],
  balances: [['ReadBalances']],
  transactions,
  beneficiaries: [['ReadBeneficiariesBasic', 'ReadBeneficiariesDetail']],
  'direct-debits': [['ReadDirectDebits']],
  'standing-orders': [['ReadStandingOrdersBasic', 'ReadStandingOrdersDetail']],
  'scheduled-payments': [['ReadScheduledPaymentsBasic', 'ReadScheduledPaymentsDetail']],
  products: [['ReadProducts']],
  offers: [['ReadOffers']],
  parties: [['ReadParty']],
  statements: [['ReadStatementsBasic', 'ReadStatementsDetail']],
};

const exceptions: Partial<Readonly<Record<OperationId, Required>>> = {
  'GET /party': [['ReadPartyPSU']],
  'GET /accounts/{AccountId}/statements/{StatementId}/file': [['ReadStatementsDetail']],
  'GET /accounts/{AccountId}/statements/{StatementId}/transactions': transactions,
};

/**
 * The permission codes that open an operation: of each set at least one.
 * Clause: account-and-transaction-api-profile, Permissions; the standing-orders and Statements pages for what its table
 * leaves out.
 */
export function permissionsRequired(id: OperationId): Required {
  return exceptions[id] ?? byGroup[operation(id).group];
}

/** True when a bank with this profile supports the code: it opens something there. PANs stand in several resources. */
export function codeOffered(code: PermissionCode, profile: BankProfile): boolean {
  return code === 'ReadPAN' || profile.operations.some((id) => permissionsRequired(id).flat().includes(code));
}
