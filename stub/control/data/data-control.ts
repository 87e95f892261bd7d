import { OAuthError } from '../../access/oauth-error.ts';
import { type AddedData, mostAdded } from '../../data/added/added-data.ts';
import type { AddedKind, AddedRecord } from '../../data/added/added-record.ts';
import type { BankState } from '../../state/bank-state.ts';
import { requireRoom } from '../require-room.ts';
import { type CheckData, DataError } from './data-problem.ts';
import { type Books, planData } from './plan-data.ts';

/** One thing that was added, as it is listed. */
export interface AddedThing {
  /** What it is removed by: the id that the interface shows, and the name of a persona for a customer. */
  readonly id: string;
  readonly kind: AddedKind;
  /** The customer whose it is. */
  readonly persona: string;
  /** The account that it is on; absent for a customer. */
  readonly AccountId?: string;
  /** Those of a customer. */
  readonly accountIds?: readonly string[];
  /** True for what the bank was started with: it stays. */
  readonly fixed: boolean;
}

const wrong = (description: string) => new OAuthError('invalid_request', description);

/**
 * Adds to what the bank computes, and takes away what was added. Balances, statements and lists follow at once; the promise is kept
 * once the store has it. Rejects with an OAuthError, and with a DataError that tells the problems of a document.
 */
export class DataControl {
  readonly #added: AddedData;
  readonly #books: Books;
  readonly #state: BankState;

  readonly #check: (() => Promise<CheckData>) | undefined;

  /** `check` loads what judges the shape of a document: without it the bank sees to no more than its books. */
  constructor(added: AddedData, books: Books, state: BankState, check?: () => Promise<CheckData>) {
    this.#added = added;
    this.#books = books;
    this.#state = state;
    this.#check = check;
  }

  /** Adds all that a document holds, or nothing: lists of `customers`, `transactions`, `beneficiaries`, and so on. */
  async add(document: unknown): Promise<readonly AddedThing[]> {
    const check = await this.#check?.();
    return await this.#state.transact(() => {
      const { records, problems } = planData(document, this.#books, check?.(document) ?? []);
      if (problems.length > 0) throw new DataError(problems);
      if (this.#added.since.size + records.length > mostAdded) {
        throw wrong(`This bank keeps ${mostAdded} added records at most: remove some first`);
      }
      requireRoom(this.#state);
      this.#added.add(records);
      return records.map((record) => thing(record, false));
    });
  }

  /** Adds one transaction: `account`, the members of `OBTransaction6`. */
  async addTransaction(transaction: object): Promise<AddedThing> {
    return await this.#one('transactions', transaction);
  }

  /** Adds one beneficiary to an account: `account`, the members of `OBBeneficiary5`. */
  async addBeneficiary(beneficiary: object): Promise<AddedThing> {
    return await this.#one('beneficiaries', beneficiary);
  }

  /** Adds a standing order, which pays on its days. */
  async addStandingOrder(order: object): Promise<AddedThing> {
    return await this.#one('standingOrders', order);
  }

  /** Adds a single payment, which is made at its moment. */
  async addScheduledPayment(payment: object): Promise<AddedThing> {
    return await this.#one('scheduledPayments', payment);
  }

  /** Adds a mandate. */
  async addDirectDebit(mandate: object): Promise<AddedThing> {
    return await this.#one('directDebits', mandate);
  }

  /** Adds a customer with accounts, whom one can log in as. */
  async addCustomer(customer: object): Promise<AddedThing> {
    return await this.#one('customers', customer);
  }

  /** All that was added, in the order in which it was. */
  list(): readonly AddedThing[] {
    const { since } = this.#added;
    return this.#added.index.records.map((record) => thing(record, !since.has(record.id)));
  }

  /**
   * Takes away what was added by this id; a customer goes with all that there is on the accounts, and with the tokens. What the
   * bank was started with stays, and so does a beneficiary whom an order pays.
   */
  async remove(id: string): Promise<void> {
    await this.#state.transact(() => this.#remove(id));
  }

  #remove(id: string): void {
    const { since } = this.#added;
    const record = since.get(id);
    if (record === undefined) {
      const isFixed = this.#added.index.records.some((one) => one.id === id);
      throw wrong(isFixed ? `The bank was started with ${id}: it stays` : `Nothing was added by the id ${id}`);
    }
    this.#requireUnpaid(record);
    if (record.kind === 'customer') this.#state.clear({ customerKey: record.customerKey });
    else this.#added.remove([id]);
  }

  /** Takes away all that was added since the start. */
  async clear(): Promise<void> {
    await this.#state.transact(() => {
      const records = [...this.#added.since.values()];
      this.#added.remove(records.map(({ id }) => id));
      for (const { kind, customerKey } of records) if (kind === 'customer') this.#state.clear({ customerKey });
    });
  }

  async #one(list: string, item: object): Promise<AddedThing> {
    const [first] = await this.add({ [list]: [item] });
    if (first === undefined) throw new TypeError('nothing was added');
    return first;
  }

  #requireUnpaid(record: AddedRecord): void {
    if (record.kind !== 'beneficiary' || !this.#books.creditorsAreKnown) return;
    const { SchemeName, Identification } = record.written.CreditorAccount;
    const { index } = this.#added;
    const paying = [
      ...index.of('standing-order', record.accountId),
      ...index.of('scheduled-payment', record.accountId),
    ];
    const order = paying.find(
      ({ creditor: { account } }) => account.SchemeName === SchemeName && account.Identification === Identification,
    );
    if (order !== undefined) throw wrong(`${order.id} pays this beneficiary: remove it first`);
  }
}

function thing(record: AddedRecord, fixed: boolean): AddedThing {
  const { id, kind, customerKey: persona } = record;
  return record.kind === 'customer'
    ? { id, kind, persona, accountIds: record.persona.accounts.flatMap(({ accountId }) => accountId ?? []), fixed }
    : { id, kind, persona, AccountId: record.accountId, fixed };
}
