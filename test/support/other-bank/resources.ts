import type { Account, Row } from './world.ts';

/** One kind of record: where it is read, what opens it, and what only the Detail code shows. Clause: the AISP profile, Permissions. */
export interface Resource {
  /** The member of `Data` that holds the records. */
  readonly list: string;
  /** Path below an account; the account itself where it is empty. */
  readonly below: string;
  /** The path for all accounts, where this bank serves one. */
  readonly bulk?: string;
  /** Each of these codes alone opens it, the second with all members. */
  readonly codes: readonly [string, string?];
  readonly detail: readonly string[];
  readonly rows: (account: Account) => readonly Row[];
}

const creditor = ['CreditorAgent', 'CreditorAccount'];

export const transactions: Resource = {
  list: 'Transaction',
  below: 'transactions',
  bulk: 'transactions',
  codes: ['ReadTransactionsBasic', 'ReadTransactionsDetail'],
  detail: ['TransactionInformation', 'Balance', 'MerchantDetails', ...creditor, 'DebtorAgent', 'DebtorAccount'],
  rows: ({ transactions }) => transactions,
};

export const statements: Resource = {
  list: 'Statement',
  below: 'statements',
  bulk: 'statements',
  codes: ['ReadStatementsBasic', 'ReadStatementsDetail'],
  detail: ['StatementAmount'],
  rows: ({ statements }) => statements,
};

export const balances: Resource = {
  ...{ list: 'Balance', below: 'balances', bulk: 'balances', codes: ['ReadBalances'], detail: [] },
  rows: ({ balances }) => balances,
};

/** All that is read as a list. Clause: the table of endpoints; lists for all accounts are optional. */
export const resources: readonly Resource[] = [
  {
    ...{ list: 'Account', below: '', bulk: 'accounts', codes: ['ReadAccountsBasic', 'ReadAccountsDetail'] },
    detail: ['Account', 'Servicer'],
    rows: ({ account }) => [account],
  },
  balances,
  transactions,
  statements,
  {
    ...{ list: 'Beneficiary', below: 'beneficiaries', detail: creditor },
    codes: ['ReadBeneficiariesBasic', 'ReadBeneficiariesDetail'],
    rows: ({ beneficiaries }) => beneficiaries,
  },
  {
    ...{ list: 'DirectDebit', below: 'direct-debits', codes: ['ReadDirectDebits'], detail: [] },
    rows: ({ directDebits }) => directDebits,
  },
  {
    ...{ list: 'StandingOrder', below: 'standing-orders', bulk: 'standing-orders', detail: creditor },
    codes: ['ReadStandingOrdersBasic', 'ReadStandingOrdersDetail'],
    rows: ({ standingOrders }) => standingOrders,
  },
  {
    ...{ list: 'ScheduledPayment', below: 'scheduled-payments', bulk: 'scheduled-payments', detail: creditor },
    codes: ['ReadScheduledPaymentsBasic', 'ReadScheduledPaymentsDetail'],
    rows: ({ scheduledPayments }) => scheduledPayments,
  },
  { list: 'Product', below: 'product', codes: ['ReadProducts'], detail: [], rows: ({ product }) => [product] },
  { list: 'Offer', below: 'offers', codes: ['ReadOffers'], detail: [], rows: ({ offers }) => offers },
  { list: 'Party', below: 'parties', codes: ['ReadParty'], detail: [], rows: ({ parties }) => parties },
];

const sides = ['ReadTransactionsCredits', 'ReadTransactionsDebits'];

/** Every code of the standard but ReadPAN, which this bank does not support. */
export const supportedCodes: ReadonlySet<string> = new Set([
  ...resources.flatMap(({ codes }) => codes.filter((code) => code !== undefined)),
  ...sides,
  'ReadPartyPSU',
]);

/** Whether some codes open a resource. Clause: transactions need one of the views and one of the sides. */
export function opens(resource: Resource, codes: ReadonlySet<string>): boolean {
  const view = resource.codes.some((code) => code !== undefined && codes.has(code));
  return view && (resource !== transactions || sides.some((side) => codes.has(side)));
}
