import { type OperationId, operation, type ResourceGroup } from '../operations.ts';

/** What each group of operations is called. */
export const groupTitles: Readonly<Record<ResourceGroup, string>> = {
  'account-access-consents': 'Account access consents',
  accounts: 'Accounts',
  balances: 'Balances',
  transactions: 'Transactions',
  beneficiaries: 'Beneficiaries',
  'direct-debits': 'Direct debits',
  'standing-orders': 'Standing orders',
  'scheduled-payments': 'Scheduled payments',
  products: 'Products',
  offers: 'Offers',
  parties: 'Parties',
  statements: 'Statements',
};

/** What each operation does, in a few words. */
export const summaries: Readonly<Record<OperationId, string>> = {
  'POST /account-access-consents': 'Ask for a consent',
  'GET /account-access-consents/{ConsentId}': 'Read a consent and its status',
  'DELETE /account-access-consents/{ConsentId}': 'Give a consent back',
  'GET /accounts': 'List the accounts that the PSU selected',
  'GET /accounts/{AccountId}': 'Read one account',
  'GET /accounts/{AccountId}/balances': 'Read the balances of one account',
  'GET /balances': 'Read the balances of all selected accounts',
  'GET /accounts/{AccountId}/transactions': 'List the transactions of one account, newest first',
  'GET /transactions': 'List the transactions of all selected accounts, newest first',
  'GET /accounts/{AccountId}/beneficiaries': 'List the beneficiaries that are set up for one account',
  'GET /beneficiaries': 'List the beneficiaries of all selected accounts',
  'GET /accounts/{AccountId}/direct-debits': 'List the direct debits that are collected from one account',
  'GET /direct-debits': 'List the direct debits of all selected accounts',
  'GET /accounts/{AccountId}/standing-orders': 'List the standing orders of one account',
  'GET /standing-orders': 'List the standing orders of all selected accounts',
  'GET /accounts/{AccountId}/scheduled-payments': 'List the payments that one account will make on a later day',
  'GET /scheduled-payments': 'List the scheduled payments of all selected accounts',
  'GET /accounts/{AccountId}/product': 'Read the product that one account is',
  'GET /products': 'Read the products of all selected accounts',
  'GET /accounts/{AccountId}/offers': 'List what the bank offers for one account',
  'GET /offers': 'List what the bank offers for all selected accounts',
  'GET /accounts/{AccountId}/party': 'Read who holds one account',
  'GET /accounts/{AccountId}/parties': 'List everyone who has to do with one account',
  'GET /party': 'Read who the PSU is',
  'GET /accounts/{AccountId}/statements': 'List the statements of one account',
  'GET /accounts/{AccountId}/statements/{StatementId}': 'Read what one statement says',
  'GET /accounts/{AccountId}/statements/{StatementId}/file': 'Fetch one statement as a document',
  'GET /accounts/{AccountId}/statements/{StatementId}/transactions':
    'List the transactions of the period of one statement',
  'GET /statements': 'List the statements of all selected accounts',
};

/**
 * The name of an operation for generated code: what the method does, then the path without its punctuation, such as
 * `GetAccountsAccountIdBalances`.
 */
export function operationName(id: OperationId): string {
  const { method, path } = operation(id);
  const verb = { GET: 'Get', POST: 'Create', DELETE: 'Delete' }[method];
  return verb + path.replace(/[^A-Za-z]+([A-Za-z]?)/g, (_, letter: string) => letter.toUpperCase());
}
