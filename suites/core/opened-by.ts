import type { OperationId, ResourceGroup } from '../../schemas/operations.ts';
import { operation } from '../../schemas/operations.ts';
import type { PermissionCode } from '../../schemas/permissions.ts';

/** Sets of codes: a consent has the permission when it has one code of each set. */
export type Needed = readonly (readonly PermissionCode[])[];

const byGroup: Readonly<Record<ResourceGroup, Needed>> = {
  'account-access-consents': [],
  accounts: [['ReadAccountsBasic', 'ReadAccountsDetail']],
  balances: [['ReadBalances']],
  transactions: [
    ['ReadTransactionsBasic', 'ReadTransactionsDetail'],
    ['ReadTransactionsCredits', 'ReadTransactionsDebits'],
  ],
  beneficiaries: [['ReadBeneficiariesBasic', 'ReadBeneficiariesDetail']],
  'direct-debits': [['ReadDirectDebits']],
  'standing-orders': [['ReadStandingOrdersBasic', 'ReadStandingOrdersDetail']],
  'scheduled-payments': [['ReadScheduledPaymentsBasic', 'ReadScheduledPaymentsDetail']],
  products: [['ReadProducts']],
  offers: [['ReadOffers']],
  parties: [['ReadParty']],
  statements: [['ReadStatementsBasic', 'ReadStatementsDetail']],
};

const ofTheirOwn: Readonly<Partial<Record<OperationId, Needed>>> = {
  'GET /party': [['ReadPartyPSU']],
  'GET /accounts/{AccountId}/statements/{StatementId}/file': [['ReadStatementsDetail']],
  'GET /accounts/{AccountId}/statements/{StatementId}/transactions': [...byGroup.statements, ...byGroup.transactions],
};

/** The permissions that an operation needs; none for the consents themselves. Clause: Permissions, in the table of codes. */
export function neededFor(id: OperationId): Needed {
  return ofTheirOwn[id] ?? byGroup[operation(id).group];
}

/** The first set of codes that an operation needs and of which a consent has none; undefined where it has all that is needed. */
export function lackingFor(id: OperationId, granted: readonly PermissionCode[]): readonly PermissionCode[] | undefined {
  return neededFor(id).find((set) => !set.some((code) => granted.includes(code)));
}

/** The codes without which an operation does not show all that there is. Clause: Permissions, in the table of codes. */
export function fullestFor(id: OperationId): readonly PermissionCode[] {
  const known = fullest.get(id) ?? fullestOf(neededFor(id));
  fullest.set(id, known);
  return known;
}

const fullest = new Map<OperationId, readonly PermissionCode[]>();

function fullestOf(needed: Needed): readonly PermissionCode[] {
  return needed.flatMap((set) => {
    const detail = set.filter((code) => code.endsWith('Detail'));
    return detail.length > 0 ? detail : set;
  });
}
