import { BoundedCache } from '../memory/bounded-cache.ts';
import type { AddedIndex } from './added/added-index.ts';
import { type Books, longestPending, type MonthTotals } from './books.ts';
import { dateTime, type MonthIndex, monthOf, monthStart, monthText } from './calendar.ts';
import type { Holding } from './customers.ts';
import type { Entry } from './ledger/entry.ts';
import { byBooking, type LedgerMonth, ledgerMonth } from './ledger/month.ts';
import { indicator, type Pence } from './money.ts';
import type { OBTransaction6 } from './records.ts';
import type { TransactionBook, TransactionMark } from './transaction-book.ts';
import { bookedRecords, transactionWriter } from './transactions.ts';

/** Months made when asked for, and kept while there is room. */
class KeptMonths {
  readonly ledgers = new BoundedCache<LedgerMonth>(512);
  readonly records = new BoundedCache<ReadonlyMap<string, OBTransaction6>>(256);
}

/** Months of accounts. Those that are computed never change; those to which something was added live until more is. */
export class History implements Books {
  readonly #added: () => AddedIndex;
  readonly #computed = new KeptMonths();
  #merged: { readonly added: AddedIndex; readonly months: KeptMonths } | undefined;

  constructor(added: () => AddedIndex) {
    this.#added = added;
  }

  totals(holding: Holding, month: MonthIndex): MonthTotals {
    const { opening, closing, entries } = this.ledger(holding, month);
    const total = (some: readonly Entry[]): Pence => some.reduce((sum, { pence }) => sum + pence, 0);
    return {
      ...{ opening, closing, entries: entries.length },
      credits: total(entries.filter(({ pence }) => pence > 0)),
      debits: total(entries.filter(({ pence }) => pence < 0)),
      interest: total(entries.filter(({ kind }) => kind === 'interest')),
    };
  }

  ledger(holding: Holding, month: MonthIndex): LedgerMonth {
    const usual = this.#computed.ledgers.get(`${holding.key} ${month}`, () => ledgerMonth(holding, month));
    const months = this.#monthsOf(holding);
    if (months === this.#computed) return usual;
    return months.ledgers.get(`${holding.key} ${month}`, () => this.#withAdded(holding, month, usual));
  }

  range(holding: Holding, now: number): { readonly first: MonthIndex; readonly last: MonthIndex } {
    const current = monthOf(now);
    const first = current - holding.blueprint.monthsOfHistory + 1;
    const maySpillOver = this.#added().touches(holding.accountId) || monthOf(now + longestPending) > current;
    const spillsOver = maySpillOver && this.ledger(holding, current + 1).entries.some(({ madeAt }) => madeAt <= now);
    return { first, last: spillsOver ? current + 1 : current };
  }

  transactions(holding: Holding, now: number): TransactionBook {
    const { first, last } = this.range(holding, now);
    const months = (from: number, to: number): readonly MonthIndex[] => {
      const [oldest, newest] = [Math.max(first, monthOf(from)), Math.min(last, monthOf(to - 1))];
      return Array.from({ length: Math.max(0, newest - oldest + 1) }, (_, i) => newest - i);
    };
    const known = (month: MonthIndex, from: number, to: number): readonly Entry[] =>
      this.ledger(holding, month).entries.filter(({ at, madeAt }) => madeAt <= now && at >= from && at < to);
    return {
      first: monthText(first),
      last: monthText(last),
      counts: (from, to) => {
        const entries = months(from, to).flatMap((month) => known(month, from, to));
        const credits = entries.filter(({ pence }) => indicator(pence) === 'Credit').length;
        return { Credit: credits, Debit: entries.length - credits };
      },
      between: (from, to) =>
        months(from, to).flatMap((month) =>
          known(month, from, to)
            .map((entry) => this.#mark(holding, month, entry, now))
            .reverse(),
        ),
    };
  }

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

  #mark(holding: Holding, month: MonthIndex, entry: Entry, now: number): TransactionMark {
    return {
      BookingDateTime: dateTime(entry.at),
      CreditDebitIndicator: indicator(entry.pence),
      record: () => {
        if (entry.at > now) return transactionWriter(holding, month)(entry);
        const record = this.#booked(holding, month).get(entry.key);
        if (record === undefined) throw new RangeError(`no entry ${entry.key} in ${monthText(month)}`);
        return record;
      },
    };
  }

  /** The records of a month as they stand once it is booked, by the keys of their entries. */
  #booked(holding: Holding, month: MonthIndex): ReadonlyMap<string, OBTransaction6> {
    return this.#monthsOf(holding).records.get(`${holding.key} ${month}`, () => {
      const ledger = this.ledger(holding, month);
      const records = bookedRecords(holding, month, ledger);
      return new Map(ledger.entries.flatMap(({ key }, i) => (records[i] === undefined ? [] : [[key, records[i]]])));
    });
  }
}
