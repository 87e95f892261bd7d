import { allBeneficiaries } from './beneficiaries.ts';
import {
  accounts,
  balances,
  beneficiaries,
  directDebits,
  list,
  offers,
  products,
  scheduledPayments,
  single,
  standingOrders,
} from './lists.ts';
import { accountParties, accountParty, psuParty } from './parties.ts';
import type { DataOperationId, Reader } from './reader.ts';
import { statement, statementFile, statements, statementTransactions } from './statements.ts';
import { transactions } from './transactions.ts';

/** Who answers which operation. A bulk endpoint is the union over the accounts of the consent, so its reader is shared. */
export const readers: Readonly<Record<DataOperationId, Reader>> = {
  'GET /accounts': list(accounts),
  'GET /accounts/{AccountId}': single(accounts),
  'GET /accounts/{AccountId}/balances': list(balances),
  'GET /balances': list(balances),
  'GET /accounts/{AccountId}/transactions': transactions,
  'GET /transactions': transactions,
  'GET /accounts/{AccountId}/beneficiaries': list(beneficiaries),
  'GET /beneficiaries': allBeneficiaries,
  'GET /accounts/{AccountId}/direct-debits': list(directDebits),
  'GET /direct-debits': list(directDebits),
  'GET /accounts/{AccountId}/standing-orders': list(standingOrders),
  'GET /standing-orders': list(standingOrders),
  'GET /accounts/{AccountId}/scheduled-payments': list(scheduledPayments),
  'GET /scheduled-payments': list(scheduledPayments),
  'GET /accounts/{AccountId}/product': single(products),
  'GET /products': list(products),
  'GET /accounts/{AccountId}/offers': list(offers),
  'GET /offers': list(offers),
  'GET /accounts/{AccountId}/party': accountParty,
  'GET /accounts/{AccountId}/parties': accountParties,
  'GET /party': psuParty,
  'GET /accounts/{AccountId}/statements': statements,
  'GET /accounts/{AccountId}/statements/{StatementId}': statement,
  'GET /accounts/{AccountId}/statements/{StatementId}/file': statementFile,
  'GET /accounts/{AccountId}/statements/{StatementId}/transactions': statementTransactions,
  'GET /statements': statements,
};
