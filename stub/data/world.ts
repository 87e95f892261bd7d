import { accountRecord } from './accounts.ts';
import { AddedIndex } from './added/added-index.ts';
import { addedLists } from './added/added-lists.ts';
import { balancesOf } from './balances.ts';
import { accountBeneficiaries, beneficiariesOf, customerBeneficiaries } from './beneficiaries.ts';
import { firstNamelessCustomer, personaHints } from './blueprints/personas.ts';
import type { Books } from './books.ts';
import { instantOf } from './calendar.ts';
import { type CustomerEntity, findCustomer, findHolding, type Holding, holdingsOf } from './customers.ts';
import { directDebitsOf } from './direct-debits.ts';
import { FlowBooks } from './flow/flow-books.ts';
import { History } from './history.ts';
import { offersOf } from './offers.ts';
import { ownerParty, partiesOf, psuParty } from './parties.ts';
import { personOf } from './people.ts';
import type { Population } from './population/population.ts';
import { productOf } from './products.ts';
import type {
  OBAccount6,
  OBBalance,
  OBBeneficiary5,
  OBDirectDebit2,
  OBOffer1,
  OBParty2,
  OBProduct2,
  OBScheduledPayment3,
  OBStandingOrder6,
} from './records.ts';
import { scheduledPaymentsOf } from './scheduled-payments.ts';
import { standingOrdersOf } from './standing-orders.ts';
import { statementPdf } from './statement-file.ts';
import type { StatementMark } from './statement-record.ts';
import { findStatement, statementsOf } from './statements.ts';
import type { TransactionBook } from './transaction-book.ts';

/** What makes a world: the same seed and clock give the same bytes on every machine. */
export interface WorldOptions {
  /** A whole number. */
  readonly seed: number;
  /** The only clock. */
  readonly now: () => Date;
  /** What was added to what is computed; nothing when absent. */
  readonly added?: () => AddedIndex;
  /** Who there is besides the personas, in the place of the nameless; of the same seed. */
  readonly population?: Population | undefined;
}

/** A customer that can be asked for by name. */
export interface Persona {
  readonly hint: string;
  readonly name: string;
  readonly description: string;
  /** How many accounts this customer holds. */
  readonly accounts: number;
}

/** A customer of the bank, as the one who authorises a consent. */
export interface Customer {
  readonly key: string;
  readonly hint: string;
  readonly name: string;
  readonly partyId: string;
  readonly accountIds: readonly string[];
}

/**
 * All that the bank knows, computed when it is asked for. Methods that take an `accountId` throw a `RangeError` for an
 * id that names no account, except `account`, which answers `undefined`.
 */
export interface World {
  readonly personas: readonly Persona[];
  /** How many customers there are besides them, `customer-1` and so on: they are asked for, and listed nowhere. */
  readonly customers: number;
  /** Of those, who bears a name: how many, and at most `most` of them. */
  called(name: string, most: number): { readonly total: number; readonly some: readonly Persona[] };
  /** By hint, by key, by number, or by a name that nobody else bears; a private copy of one as `household+bob`. */
  customer(hint: string): Customer | undefined;
  account(accountId: string): OBAccount6 | undefined;
  /** The key of the customer who holds an account. */
  holderOf(accountId: string): string;
  /** The party of `…/party`: the business, or the given customer's own party. */
  accountOwner(accountId: string, customerKey: string): OBParty2;
  /** The parties of `…/parties`: owners, holders and operators. */
  accountParties(accountId: string): readonly OBParty2[];
  /** The party of `/party`: the one who authorises. Throws a `RangeError` for an unknown customer. */
  psu(customerKey: string): OBParty2;
  /** `Expected`, `InterimAvailable`, `InterimCleared`, in this order. */
  balances(accountId: string): readonly OBBalance[];
  /** As they are now. */
  transactions(accountId: string): TransactionBook;
  beneficiaries(accountId: string): readonly OBBeneficiary5[];
  /** Those that an account has for itself, and those that the customer has for all accounts, which name none. */
  accountBeneficiaries(accountId: string): readonly OBBeneficiary5[];
  customerBeneficiaries(customerKey: string): readonly OBBeneficiary5[];
  directDebits(accountId: string): readonly OBDirectDebit2[];
  standingOrders(accountId: string): readonly OBStandingOrder6[];
  /** Single payments in the future, soonest first. */
  scheduledPayments(accountId: string): readonly OBScheduledPayment3[];
  offers(accountId: string): readonly OBOffer1[];
  product(accountId: string): OBProduct2;
  /** Newest first; counted without making one. */
  statements(accountId: string): readonly StatementMark[];
  /** A PDF, or `undefined` when the account has no such statement. */
  statementFile(accountId: string, statementId: string): Uint8Array | undefined;
}

/**
 * Makes a world. Builds nothing: every answer is computed from seed, account and month. Throws a `TypeError` for a seed
 * that is not a whole number.
 */
export function createWorld({ seed, now, added: given, population }: WorldOptions): World {
  if (!Number.isSafeInteger(seed)) throw new TypeError(`a seed is a whole number: ${seed}`);
  const nothing = new AddedIndex(seed, []);
  const added = given ?? (() => nothing);
  const [usual, flowing] = [new History(added), new FlowBooks(added)];
  const booksOf = ({ blueprint }: Holding): Books => (blueprint.flow === undefined ? usual : flowing);
  const clock = (): number => instantOf(now());

  // A population has the numbers of the nameless.
  const proper = <T>(found: T | undefined, index: number | undefined): T | undefined =>
    population !== undefined && (index ?? 0) >= firstNamelessCustomer ? undefined : found;
  const holdingOf = (accountId: string) => {
    const found = findHolding(seed, accountId);
    return proper(found, found?.customer.index) ?? population?.holding(accountId) ?? added().holding(accountId);
  };
  const entityOf = (key: string) => {
    const found = findCustomer(seed, key);
    return proper(found, found?.index) ?? added().customer(key) ?? population?.customer(key);
  };

  const holding = (accountId: string): Holding => {
    const found = holdingOf(accountId);
    if (found === undefined) throw new RangeError(`no account ${accountId}`);
    return found;
  };

  const customerEntity = (key: string): CustomerEntity => {
    const found = entityOf(key);
    if (found === undefined) throw new RangeError(`no customer ${key}`);
    return found;
  };

  return {
    get personas() {
      return [...personaHints.map(customerEntity), ...added().customers].map(personaOf);
    },
    customers: population?.size.customers ?? 0,
    called(name, most) {
      const found = population?.called(name, most) ?? { total: 0, some: [] };
      return { total: found.total, some: found.some.map(personaOf) };
    },
    customer(hint) {
      const found = entityOf(hint);
      return found === undefined ? undefined : customerOf(found);
    },
    account(accountId) {
      const found = holdingOf(accountId);
      return found === undefined ? undefined : accountRecord(found);
    },
    holderOf: (accountId) => holding(accountId).customer.key,
    accountOwner: (accountId, customerKey) => {
      const found = holding(accountId);
      if (customerEntity(customerKey).key !== found.customer.key) {
        throw new RangeError(`${customerKey} does not hold ${accountId}`);
      }
      return ownerParty(found);
    },
    accountParties: (accountId) => partiesOf(holding(accountId)),
    psu: (customerKey) => psuParty(customerEntity(customerKey)),
    balances(accountId) {
      const found = holding(accountId);
      const at = clock();
      return balancesOf(found, booksOf(found).position(found, at), at);
    },
    transactions(accountId) {
      const found = holding(accountId);
      return booksOf(found).transactions(found, clock());
    },
    beneficiaries: (accountId) => [
      ...beneficiariesOf(holding(accountId)),
      ...addedLists.beneficiaries(added(), accountId),
    ],
    accountBeneficiaries: (accountId) => [
      ...accountBeneficiaries(holding(accountId)),
      ...addedLists.beneficiaries(added(), accountId),
    ],
    customerBeneficiaries: (customerKey) => customerBeneficiaries(customerEntity(customerKey)),
    directDebits: (accountId) => [
      ...directDebitsOf(holding(accountId), clock()),
      ...addedLists.directDebits(added(), accountId),
    ],
    standingOrders: (accountId) => [
      ...standingOrdersOf(holding(accountId), clock()),
      ...addedLists.standingOrders(added(), accountId, clock()),
    ],
    scheduledPayments: (accountId) =>
      [
        ...scheduledPaymentsOf(holding(accountId), clock()),
        ...addedLists.scheduledPayments(added(), accountId, clock()),
      ].sort((a, b) => (a.ScheduledPaymentDateTime < b.ScheduledPaymentDateTime ? -1 : 1)),
    offers: (accountId) => offersOf(holding(accountId), clock()),
    product: (accountId) => productOf(holding(accountId)),
    statements(accountId) {
      const found = holding(accountId);
      return statementsOf(found, booksOf(found), clock());
    },
    statementFile(accountId, statementId) {
      const owner = holding(accountId);
      const books = booksOf(owner);
      const found = findStatement(owner, books, statementId, clock());
      return found === undefined
        ? undefined
        : statementPdf(owner, found.month, found.statement, books.ledger(owner, found.month));
    },
  };
}

function personaOf(customer: CustomerEntity): Persona {
  const { hint, persona } = customer;
  const { name } = personOf(customer, 'customer');
  return { hint, name, description: persona.description, accounts: persona.accounts.length };
}

function customerOf(customer: CustomerEntity): Customer {
  const { name, partyId } = personOf(customer, 'customer');
  const accountIds = holdingsOf(customer).map(({ accountId }) => accountId);
  return { key: customer.key, hint: customer.hint, name, partyId, accountIds };
}
