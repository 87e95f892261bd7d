import { type CustomerEntity, type Holding, holdingAt } from '../customers.ts';
import type { Entry } from '../ledger/entry.ts';
import { entriesOf } from './added-entries.ts';
import type { AddedKind, AddedOf, AddedRecord } from './added-record.ts';

/** Entries are made some months beyond the one that is asked for, so that the next one need not begin anew. */
const ahead = 62 * 86_400;

/** What was added to a world, found by customer and account. It never changes: what is added later makes another. */
export class AddedIndex {
  readonly records: readonly AddedRecord[];
  /** In the order in which they were added. */
  readonly customers: readonly CustomerEntity[];
  readonly #byKey: ReadonlyMap<string, CustomerEntity>;
  readonly #holdings = new Map<string, Holding>();
  readonly #byAccount = new Map<string, AddedRecord[]>();
  readonly #entries = new Map<string, { readonly until: number; readonly made: readonly Entry[] }>();

  constructor(seed: number, records: readonly AddedRecord[]) {
    this.records = records.toSorted((a, b) => a.order - b.order);
    this.customers = this.records.flatMap((record) =>
      // The number is that of no computed customer: the ids of the accounts are told.
      record.kind === 'customer' ? { seed, key: record.id, hint: record.id, persona: record.persona, index: 0 } : [],
    );
    this.#byKey = new Map(this.customers.map((customer) => [customer.key, customer]));
    for (const customer of this.customers) {
      for (const { slot } of customer.persona.accounts) {
        const holding = holdingAt(customer, slot);
        this.#holdings.set(holding.accountId, holding);
      }
    }
    for (const record of this.records) {
      if (record.kind === 'customer') continue;
      this.#put(record.accountId, record);
      if ('toAccountId' in record && record.toAccountId !== undefined) this.#put(record.toAccountId, record);
    }
  }

  customer(key: string): CustomerEntity | undefined {
    return this.#byKey.get(key);
  }

  holding(accountId: string): Holding | undefined {
    return this.#holdings.get(accountId);
  }

  /** True for an account on whose books something may be added. */
  touches(accountId: string): boolean {
    return this.#byAccount.has(accountId);
  }

  /** What was added of one kind to an account. */
  of<Kind extends AddedKind>(kind: Kind, accountId: string): readonly AddedOf<Kind>[] {
    const found = this.#byAccount.get(accountId) ?? [];
    return found.filter(
      (record): record is AddedOf<Kind> =>
        record.kind === kind && 'accountId' in record && record.accountId === accountId,
    );
  }

  /** The entries that were added to an account and are booked before `end`, seconds since 1970; in no order. */
  entriesBefore(holding: Holding, end: number): readonly Entry[] {
    const { accountId } = holding;
    const known = this.#entries.get(accountId);
    const until = end + ahead;
    const found = known !== undefined && known.until >= end ? known : { until, made: this.#made(holding, until) };
    this.#entries.set(accountId, found);
    return found.made.filter(({ at }) => at < end);
  }

  #made(holding: Holding, until: number): readonly Entry[] {
    return (this.#byAccount.get(holding.accountId) ?? []).flatMap((record) => entriesOf(record, holding, until));
  }

  #put(accountId: string, record: AddedRecord): void {
    const known = this.#byAccount.get(accountId);
    if (known === undefined) this.#byAccount.set(accountId, [record]);
    else known.push(record);
  }
}
