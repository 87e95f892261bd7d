import type { PermissionCode } from '../../schemas/permissions.ts';

/** The data clusters of the Customer Experience Guidelines, Account Information Services, in the order of a page. */
export const clusterTitles = [
  'Your account details',
  'Your regular payments',
  'Your account transactions',
  'Your statements',
  'Your account features and benefits',
  'Contact and party details',
] as const;

export type ClusterTitle = (typeof clusterTitles)[number];

interface Words {
  readonly cluster: ClusterTitle;
  readonly text: string;
  /** The code whose words say this and more: beside it nothing is said twice. */
  readonly within?: PermissionCode;
  /** What is said instead when the other half was not asked for. */
  readonly without?: { readonly code: PermissionCode; readonly text: string };
}

/** What each permission code opens, as a PSU would say it. Clause: Permissions and Detail Permissions of the profile. */
export const permissionWords = {
  ReadAccountsBasic: {
    cluster: 'Your account details',
    text: 'The type, currency and nickname of each account, but not its number',
    within: 'ReadAccountsDetail',
  },
  ReadAccountsDetail: {
    cluster: 'Your account details',
    text: 'The name, number and sort code of each account, and its type, currency and nickname',
  },
  ReadBalances: {
    cluster: 'Your account details',
    text: 'How much is in each account or owed on it, and any credit limit',
  },
  ReadPAN: {
    cluster: 'Your account details',
    text: 'Card numbers in full, wherever a card is shown',
  },
  ReadBeneficiariesBasic: {
    cluster: 'Your regular payments',
    text: 'That you have saved payees, and your references for them, but not who they are',
    within: 'ReadBeneficiariesDetail',
  },
  ReadBeneficiariesDetail: {
    cluster: 'Your regular payments',
    text: 'The payees you have saved: their names, their accounts and your references',
  },
  ReadStandingOrdersBasic: {
    cluster: 'Your regular payments',
    text: 'Your standing orders: how much, how often and when, but not who is paid',
    within: 'ReadStandingOrdersDetail',
  },
  ReadStandingOrdersDetail: {
    cluster: 'Your regular payments',
    text: 'Your standing orders: how much, how often and when, and who is paid into which account',
  },
  ReadDirectDebits: {
    cluster: 'Your regular payments',
    text: 'Your direct debits: who collects them, and how much was last taken',
  },
  ReadScheduledPaymentsBasic: {
    cluster: 'Your regular payments',
    text: 'Payments you have set up for later: how much and when, but not who is paid',
    within: 'ReadScheduledPaymentsDetail',
  },
  ReadScheduledPaymentsDetail: {
    cluster: 'Your regular payments',
    text: 'Payments you have set up for later: how much and when, and who is paid into which account',
  },
  ReadTransactionsBasic: {
    cluster: 'Your account transactions',
    text: 'The date, amount and kind of each transaction, but not its description or who was on the other side',
    within: 'ReadTransactionsDetail',
  },
  ReadTransactionsDetail: {
    cluster: 'Your account transactions',
    text: 'The date, amount, kind and description of each transaction, and the shop, person or company on the other side',
  },
  ReadTransactionsCredits: {
    cluster: 'Your account transactions',
    text: 'Money in: what is paid to you',
    without: { code: 'ReadTransactionsDebits', text: 'Only money in, not money out' },
  },
  ReadTransactionsDebits: {
    cluster: 'Your account transactions',
    text: 'Money out: what you pay',
    without: { code: 'ReadTransactionsCredits', text: 'Only money out, not money in' },
  },
  ReadStatementsBasic: {
    cluster: 'Your statements',
    text: 'Your statements: their dates, fees and interest, but not their balances and totals',
    within: 'ReadStatementsDetail',
  },
  ReadStatementsDetail: {
    cluster: 'Your statements',
    text: 'Your statements with their balances and totals, and as files to keep',
  },
  ReadProducts: {
    cluster: 'Your account features and benefits',
    text: 'What kind of product each account is: its fees, charges, interest and benefits',
  },
  ReadOffers: {
    cluster: 'Your account features and benefits',
    text: 'Offers that this bank makes you, such as a higher limit',
  },
  ReadParty: {
    cluster: 'Contact and party details',
    text: 'Who holds or runs each account: their names, addresses, email addresses and phone numbers',
  },
  ReadPartyPSU: {
    cluster: 'Contact and party details',
    text: 'Your own name, address, email address and phone numbers',
  },
} as const satisfies Record<PermissionCode, Words>;

/** A data cluster and what is asked for of it. */
export interface Cluster {
  readonly title: ClusterTitle;
  readonly lines: readonly string[];
}

/** What the permissions open, in plain words by data cluster; clusters of which nothing is asked for are left out. */
export function clustersOf(permissions: readonly PermissionCode[]): readonly Cluster[] {
  const asked = (Object.entries(permissionWords) as readonly (readonly [PermissionCode, Words])[]).filter(
    ([code, { within }]) => permissions.includes(code) && (within === undefined || !permissions.includes(within)),
  );
  const line = ({ text, without }: Words) =>
    without === undefined || permissions.includes(without.code) ? text : without.text;
  return clusterTitles
    .map((title) => ({
      title,
      lines: asked.filter(([, words]) => words.cluster === title).map(([, words]) => line(words)),
    }))
    .filter(({ lines }) => lines.length > 0);
}
