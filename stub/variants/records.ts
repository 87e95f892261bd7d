import { statementMarkOf } from '../data/statement-record.ts';
import { bookWith } from '../data/transaction-book.ts';
import type { World } from '../data/world.ts';

/** Members of a record, whatever its kind. */
export type Members = Readonly<Record<string, unknown>>;

/** What a record becomes: the members to set, `undefined` for one to leave out. */
export type ChangeRecord = (record: Members) => Members;

/** A record with some members changed; one that is undefined is left out. */
function changed<T extends object>(record: T, change: ChangeRecord | undefined): T {
  if (change === undefined) return record;
  const whole = { ...record, ...change(record as Members) };
  if (!Object.values(whole).includes(undefined)) return whole;
  // What a variant writes may be wider than what this bank itself ever says: its own types end here.
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined)) as T;
}

/** The names of records below `Data`. */
export type RecordName =
  | 'Account'
  | 'Balance'
  | 'Beneficiary'
  | 'DirectDebit'
  | 'Offer'
  | 'Party'
  | 'Product'
  | 'ScheduledPayment'
  | 'StandingOrder'
  | 'Statement'
  | 'Transaction';

export type RecordChanges = Readonly<Partial<Record<RecordName, ChangeRecord>>>;

/** A world whose records have other members. Filters, views and pages work on them as on any others. */
export function recordsChanged(changes: RecordChanges): (usual: World) => World {
  const all = <T extends object>(records: readonly T[], name: RecordName): readonly T[] =>
    changes[name] === undefined ? records : records.map((record) => changed(record, changes[name]));
  return (usual) => ({
    ...usual,
    account: (id) => {
      const account = usual.account(id);
      return account === undefined ? undefined : changed(account, changes.Account);
    },
    accountOwner: (id, customer) => changed(usual.accountOwner(id, customer), changes.Party),
    accountParties: (id) => all(usual.accountParties(id), 'Party'),
    psu: (customer) => changed(usual.psu(customer), changes.Party),
    balances: (id) => all(usual.balances(id), 'Balance'),
    transactions: (id) => {
      const book = usual.transactions(id);
      const { Transaction: change } = changes;
      return change === undefined ? book : bookWith(book, (record) => changed(record, change));
    },
    beneficiaries: (id) => all(usual.beneficiaries(id), 'Beneficiary'),
    accountBeneficiaries: (id) => all(usual.accountBeneficiaries(id), 'Beneficiary'),
    customerBeneficiaries: (customer) => all(usual.customerBeneficiaries(customer), 'Beneficiary'),
    directDebits: (id) => all(usual.directDebits(id), 'DirectDebit'),
    standingOrders: (id) => all(usual.standingOrders(id), 'StandingOrder'),
    scheduledPayments: (id) => all(usual.scheduledPayments(id), 'ScheduledPayment'),
    offers: (id) => all(usual.offers(id), 'Offer'),
    product: (id) => changed(usual.product(id), changes.Product),
    statements: (id) => {
      const { Statement: change } = changes;
      const marks = usual.statements(id);
      return change === undefined ? marks : marks.map((mark) => statementMarkOf(changed(mark.record(), change)));
    },
  });
}

/** The same change for every kind of record. */
export function everyRecord(change: ChangeRecord): RecordChanges {
  return {
    Account: change,
    Balance: change,
    Beneficiary: change,
    DirectDebit: change,
    Offer: change,
    Party: change,
    Product: change,
    ScheduledPayment: change,
    StandingOrder: change,
    Statement: change,
    Transaction: change,
  };
}
