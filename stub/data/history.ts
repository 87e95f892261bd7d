import { BoundedCache } from '../memory/bounded-cache.ts';
import type { AddedIndex } from './added/added-index.ts';
import { day, type MonthIndex, monthOf, monthStart } from './calendar.ts';
import type { Holding } from './customers.ts';
import { byBooking, type LedgerMonth, ledgerMonth } from './ledger/month.ts';
import type { Pence } from './money.ts';
import type { OBTransaction6 } from './records.ts';
import { bookedRecords, transactionWriter } from './transactions.ts';

/** Purchases are known at most this long before they are booked. */
const longestPending = 3 * day;

/** Months made when asked for, and kept while there is room. */
class KeptMonths {
  readonly ledgers = new BoundedCache<LedgerMonth>(512);
  readonly records = new BoundedCache<readonly OBTransaction6[]>(256);
}

/** Months of accounts. Those that are computed never change; those to which something was added live until more is. */
export class History {
  readonly #added: () => AddedIndex;
  readonly #computed = new KeptMonths();
  #merged: { readonly added: AddedIndex; readonly months: KeptMonths } | undefined;

  constructor(added: () => AddedIndex) {
    this.#added = added;
  }

  ledger(holding: Holding, month: MonthIndex): LedgerMonth {
    const usual = this.#computed.ledgers.get(`${holding.key} ${month}`, () => ledgerMonth(holding, month));
    const months = this.#monthsOf(holding);
    if (months === this.#computed) return usual;
    return months.ledgers.get(`${holding.key} ${month}`, () => this.#withAdded(holding, month, usual));
  }

  /** First and last month with data; the last is the next month when a pending entry is expected there. */
  range(holding: Holding, now: number): { readonly first: MonthIndex; readonly last: MonthIndex } {
    const current = monthOf(now);
    const first = current - holding.blueprint.monthsOfHistory + 1;
    const maySpillOver = this.#added().touches(holding.accountId) || monthOf(now + longestPending) > current;
    const spillsOver = maySpillOver && this.ledger(holding, current + 1).entries.some(({ madeAt }) => madeAt <= now);
    return { first, last: spillsOver ? current + 1 : current };
  }

  /** The records of a month as they stand at `now`, newest first. */
  records(holding: Holding, month: MonthIndex, now: number): readonly OBTransaction6[] {
    const { first, last } = this.range(holding, now);
    if (month < first || month > last) return [];
    const ledger = this.ledger(holding, month);
    const all = this.#monthsOf(holding).records.get(`${holding.key} ${month}`, () =>
      bookedRecords(holding, month, ledger),
    );
    const booked = all.slice(0, this.#bookedCount(ledger, now)).reverse();
    const known = ledger.entries.filter(({ at, madeAt }) => madeAt <= now && at > now).reverse();
    if (known.length === 0) return booked;
    const write = transactionWriter(holding, month);
    return [...known.map((entry) => write(entry)), ...booked];
  }

  /** The booked balance at `now`, and what is pending on top of it. */
  position(holding: Holding, now: number): { readonly booked: Pence; readonly pending: Pence } {
    const month = monthOf(now);
    const { opening, entries } = this.ledger(holding, month);
    const next = this.ledger(holding, month + 1).entries;
    const sum = (pence: Pence, entry: { readonly pence: Pence }): Pence => pence + entry.pence;
    return {
      booked: entries.filter(({ at }) => at <= now).reduce(sum, opening),
      pending: [...entries, ...next].filter(({ at, madeAt }) => madeAt <= now && at > now).reduce(sum, 0),
    };
  }

  #monthsOf(holding: Holding): KeptMonths {
    const added = this.#added();
    if (!added.touches(holding.accountId)) return this.#computed;
    if (this.#merged?.added !== added) this.#merged = { added, months: new KeptMonths() };
    return this.#merged.months;
  }

  #withAdded(holding: Holding, month: MonthIndex, { opening, closing, entries }: LedgerMonth): LedgerMonth {
    const start = monthStart(month);
    const all = this.#added().entriesBefore(holding, monthStart(month + 1));
    const own = all.filter(({ at }) => at >= start);
    const total = (some: readonly { readonly pence: Pence }[]): Pence =>
      some.reduce((sum, { pence }) => sum + pence, 0);
    return {
      opening: opening + total(all) - total(own),
      closing: closing + total(all),
      entries: [...entries, ...own].sort(byBooking),
    };
  }

  #bookedCount({ entries }: LedgerMonth, now: number): number {
    const next = entries.findIndex(({ at }) => at > now);
    return next < 0 ? entries.length : next;
  }
}
