import { BoundedCache } from '../memory/bounded-cache.ts';
import { day, type MonthIndex, monthOf } from './calendar.ts';
import type { Holding } from './customers.ts';
import { type LedgerMonth, ledgerMonth } from './ledger/month.ts';
import type { Pence } from './money.ts';
import type { OBTransaction6 } from './records.ts';
import { bookedRecords, transactionWriter } from './transactions.ts';

/** Purchases are known at most this long before they are booked. */
const longestPending = 3 * day;

/** Months of accounts, made when asked for and kept while there is room: they never change. */
export class History {
  readonly #ledgers = new BoundedCache<LedgerMonth>(512);
  readonly #records = new BoundedCache<readonly OBTransaction6[]>(256);

  ledger(holding: Holding, month: MonthIndex): LedgerMonth {
    return this.#ledgers.get(`${holding.key} ${month}`, () => ledgerMonth(holding, month));
  }

  /** First and last month with data; the last is the next month when a pending entry is expected there. */
  range(holding: Holding, now: number): { readonly first: MonthIndex; readonly last: MonthIndex } {
    const current = monthOf(now);
    const first = current - holding.blueprint.monthsOfHistory + 1;
    const spillsOver =
      monthOf(now + longestPending) > current &&
      this.ledger(holding, current + 1).entries.some(({ madeAt }) => madeAt <= now);
    return { first, last: spillsOver ? current + 1 : current };
  }

  /** The records of a month as they stand at `now`, newest first. */
  records(holding: Holding, month: MonthIndex, now: number): readonly OBTransaction6[] {
    const { first, last } = this.range(holding, now);
    if (month < first || month > last) return [];
    const ledger = this.ledger(holding, month);
    const all = this.#records.get(`${holding.key} ${month}`, () => bookedRecords(holding, month, ledger));
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

  #bookedCount({ entries }: LedgerMonth, now: number): number {
    const next = entries.findIndex(({ at }) => at > now);
    return next < 0 ? entries.length : next;
  }
}
