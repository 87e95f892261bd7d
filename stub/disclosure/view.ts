import type { ResourceGroup } from '../../schemas/operations.ts';
import type { PermissionCode } from '../../schemas/permissions.ts';

interface Cluster {
  readonly detail: PermissionCode;
  readonly elements: readonly string[];
}

const creditor = ['CreditorAgent', 'CreditorAccount'];
/** What version 4 tells of whoever stands behind the two sides of a payment, and between them. */
const behindThem = [
  'UltimateCreditor',
  'UltimateDebtor',
  'IntermediaryAgent1',
  'IntermediaryAgent2',
  'IntermediaryAgent3',
];
const party = [...creditor, 'DebtorAgent', 'DebtorAccount'];

/** The clusters that have two views, and what only Detail shows. Clause: Detail Permissions of the profile. */
const clusters: Partial<Readonly<Record<ResourceGroup, Cluster>>> = {
  accounts: { detail: 'ReadAccountsDetail', elements: ['Account', 'Servicer', 'StatementFrequencyAndFormat'] },
  beneficiaries: { detail: 'ReadBeneficiariesDetail', elements: creditor },
  'standing-orders': { detail: 'ReadStandingOrdersDetail', elements: creditor },
  'scheduled-payments': { detail: 'ReadScheduledPaymentsDetail', elements: creditor },
  transactions: {
    detail: 'ReadTransactionsDetail',
    elements: ['TransactionInformation', 'Balance', 'MerchantDetails', ...party, ...behindThem],
  },
  statements: { detail: 'ReadStatementsDetail', elements: ['StatementAmount'] },
};

/** The elements of a cluster's records that the permissions withhold: none with Detail, whether or not Basic is there. */
export function withheld(cluster: ResourceGroup, permissions: readonly PermissionCode[]): readonly string[] {
  const found = clusters[cluster];
  return found === undefined || permissions.includes(found.detail) ? [] : found.elements;
}
