import { BoundedCache } from '../../memory/bounded-cache.ts';
import { WeightedCache } from '../../memory/weighted-cache.ts';
import type { AddedIndex } from '../added/added-index.ts';
import { type Books, longestPending, type MonthTotals } from '../books.ts';
import { daysIn, type MonthIndex, monthOf, monthStart, monthText, day as oneDay } from '../calendar.ts';
import type { Holding } from '../customers.ts';
import type { Entry } from '../ledger/entry.ts';
import { byBooking, type LedgerMonth } from '../ledger/month.ts';
import { indicator, type Pence } from '../money.ts';
import type { SidedCount, TransactionBook } from '../transaction-book.ts';
import { transactionWriter } from '../transactions.ts';
import { Flow } from './flow.ts';
import { type FlowingAccount, flowEntries, flowingAccount } from './flow-entries.ts';
import { FlowMark, type WritingDay } from './flow-mark.ts';
import { type FlowMonth, flowMonth } from './flow-month.ts';
import { plannedCounts } from './planned-counts.ts';

interface Account extends FlowingAccount {
  readonly planned: (month: MonthIndex) => SidedCount;
}

/** Entries of single days that are kept: some 5 MB. */
const entriesKept = 16_000;

const total = (entries: readonly Entry[]): Pence => entries.reduce((sum, { pence }) => sum + pence, 0);

/** Of some entries, one for each span between two instants. */
const within = (entries: readonly Entry[], from: number, to: number): readonly Entry[] =>
  entries.filter(({ at }) => at >= from && at < to);

const sided = (entries: readonly Entry[]): SidedCount => {
  const credits = entries.filter(({ pence }) => indicator(pence) === 'Credit').length;
  return { Credit: credits, Debit: entries.length - credits };
};

const sum = (a: SidedCount, b: SidedCount): SidedCount => ({ Credit: a.Credit + b.Credit, Debit: a.Debit + b.Debit });

/**
 * The books of accounts whose months flow: any day is told by itself, and so is the balance on it. Only the few entries of a month
 * that its plans bring are kept, while there is room.
 */
export class FlowBooks implements Books {
  readonly #added: () => AddedIndex;
  readonly #accounts = new BoundedCache<Account>(512);
  readonly #months = new BoundedCache<FlowMonth>(512);
  readonly #days = new WeightedCache<readonly Entry[]>(entriesKept);

  constructor(added: () => AddedIndex) {
    this.#added = added;
  }

  range(holding: Holding, now: number): { readonly first: MonthIndex; readonly last: MonthIndex } {
    const current = monthOf(now);
    const spills =
      monthOf(this.#horizon(holding, now) - 1) > current && this.#pending(holding, now).some(isIn(current + 1));
    return { first: current - holding.blueprint.monthsOfHistory + 1, last: spills ? current + 1 : current };
  }

  transactions(holding: Holding, now: number): TransactionBook {
    const { first, last } = this.range(holding, now);
    const [begin, end] = [monthStart(first), monthStart(last + 1)];
    const today = now - (now % oneDay);
    const known = ({ madeAt }: Entry) => madeAt <= now;
    const months = (from: number, to: number) => {
      const [oldest, newest] = [Math.max(from, begin), Math.min(to, end)];
      const count = newest <= oldest ? 0 : monthOf(newest - 1) - monthOf(oldest) + 1;
      return Array.from({ length: count }, (_, i) => monthOf(oldest) + i);
    };
    const clip = (month: MonthIndex, from: number, to: number) =>
      [Math.max(from, monthStart(month)), Math.min(to, monthStart(month + 1))] as const;
    return {
      first: monthText(first),
      last: monthText(last),
      counts: (from, to) => {
        // A list of pages asks for each of its months: those that are over cost arithmetic alone.
        const month = monthOf(from);
        const isOver = to <= today && from >= begin && to <= end && to === monthStart(month + 1);
        if (isOver) return this.#settled(holding, month, from, to);
        return months(from, to)
          .map((month) => {
            const [start, stop] = clip(month, from, to);
            const settled = Math.max(start, Math.min(stop, today));
            const open = daysOf(month, settled, Math.min(stop, this.#horizon(holding, now)));
            const later = open.flatMap((day) => this.#entries(holding, month, day).filter(known));
            return sum(this.#settled(holding, month, start, settled), sided(later));
          })
          .reduce(sum, { Credit: 0, Debit: 0 });
      },
      between: (from, to) =>
        months(from, to)
          .flatMap((month) => {
            const [start, stop] = clip(month, from, to);
            const days = daysOf(month, start, Math.min(stop, this.#horizon(holding, now)));
            return days.flatMap((day) => this.#marks(holding, month, day, now));
          })
          .reverse(),
    };
  }

  position(holding: Holding, now: number): { readonly booked: Pence; readonly pending: Pence } {
    const month = monthOf(now);
    const today = Math.floor((now - monthStart(month)) / oneDay);
    const booked = this.#entries(holding, month, today).filter(({ at }) => at <= now);
    return {
      booked: this.#balanceBefore(holding, month, today) + total(booked),
      pending: total(this.#pending(holding, now)),
    };
  }

  totals(holding: Holding, month: MonthIndex): MonthTotals {
    const { opening, closing, fixed, flow } = this.#month(holding, month);
    const [credits, debits] = [1, -1].map(
      (sign) => total(fixed.filter(({ pence }) => Math.sign(pence) === sign)) + (Math.sign(flow) === sign ? flow : 0),
    );
    return {
      ...{ opening, closing, credits: credits ?? 0, debits: debits ?? 0 },
      interest: total(fixed.filter(({ kind }) => kind === 'interest')),
      entries: fixed.length + this.#account(holding).flow.countOf(month),
    };
  }

  ledger(holding: Holding, month: MonthIndex): LedgerMonth {
    const { opening, closing } = this.#month(holding, month);
    const days = daysOf(month, monthStart(month), monthStart(month + 1));
    return { opening, closing, entries: days.flatMap((day) => this.#entries(holding, month, day)) };
  }

  #account(holding: Holding): Account {
    return this.#accounts.get(holding.key, () => {
      const { flow } = holding.blueprint;
      if (flow === undefined) throw new TypeError(`${holding.key} does not flow`);
      return { ...flowingAccount(holding, new Flow(holding, flow)), planned: plannedCounts(holding) };
    });
  }

  /** A month with what was added to it. */
  #month(holding: Holding, month: MonthIndex): FlowMonth {
    const usual = this.#months.get(`${holding.key} ${month}`, () => flowMonth(holding, month));
    const added = this.#added();
    if (!added.touches(holding.accountId)) return usual;
    const all = added.entriesBefore(holding, monthStart(month + 1));
    const own = within(all, monthStart(month), monthStart(month + 1));
    return {
      opening: usual.opening + total(all) - total(own),
      closing: usual.closing + total(all),
      fixed: [...usual.fixed, ...own].sort(byBooking),
      flow: usual.flow,
    };
  }

  /** Beyond it no entry is known. */
  #horizon(holding: Holding, now: number): number {
    const usual = now + longestPending;
    return this.#added().touches(holding.accountId) ? Math.max(usual, monthStart(monthOf(now) + 2)) : usual;
  }

  #entries(holding: Holding, month: MonthIndex, day: number): readonly Entry[] {
    const { fixed, flow } = this.#month(holding, month);
    const midnight = monthStart(month) + day * oneDay;
    const flowing = this.#days.get(`${holding.key} ${month} ${day}`, () => {
      const made = flowEntries(this.#account(holding), month, day, Math.abs(flow));
      return { value: made, weight: made.length + 1 };
    });
    const others = within(fixed, midnight, midnight + oneDay);
    return others.length === 0 ? flowing : [...flowing, ...others].sort(byBooking);
  }

  /** What is known and not booked yet. */
  #pending(holding: Holding, now: number): readonly Entry[] {
    const end = this.#horizon(holding, now);
    const months = Array.from({ length: monthOf(end - 1) - monthOf(now) + 1 }, (_, i) => monthOf(now) + i);
    return months.flatMap((month) =>
      daysOf(month, now, end).flatMap((day) =>
        this.#entries(holding, month, day).filter(({ at, madeAt }) => madeAt <= now && at > now),
      ),
    );
  }

  #balanceBefore(holding: Holding, month: MonthIndex, day: number): Pence {
    const { opening, fixed, flow } = this.#month(holding, month);
    const numbers = this.#account(holding).flow;
    const flowed = numbers.sumOf(month, numbers.countBefore(month, day), Math.abs(flow));
    return opening + Math.sign(flow) * flowed + total(within(fixed, 0, monthStart(month) + day * oneDay));
  }

  /** How many entries a span of whole days has, all of them booked. */
  #settled(holding: Holding, month: MonthIndex, from: number, to: number): SidedCount {
    if (to <= from) return { Credit: 0, Debit: 0 };
    const { flow, planned } = this.#account(holding);
    const start = monthStart(month);
    const [first, last] = [from, to].map((at) => flow.countBefore(month, Math.round((at - start) / oneDay)));
    const count = (last ?? 0) - (first ?? 0);
    const flowed = flow.plan.of === 'purchases' ? { Credit: 0, Debit: count } : { Credit: count, Debit: 0 };
    if (from > start || to < monthStart(month + 1)) {
      return sum(flowed, sided(within(this.#month(holding, month).fixed, from, to)));
    }
    const added = this.#added();
    const all = added.touches(holding.accountId) ? added.entriesBefore(holding, to) : [];
    return sum(sum(flowed, planned(month)), sided(within(all, from, to)));
  }

  /** The entries of a day that are known, oldest first. */
  #marks(holding: Holding, month: MonthIndex, day: number, now: number): readonly FlowMark[] {
    const entries = this.#entries(holding, month, day);
    let write: ReturnType<typeof transactionWriter> | undefined;
    let balances: readonly Pence[] | undefined;
    const written: WritingDay = (place) => {
      const entry = entries[place];
      if (entry === undefined) throw new RangeError(`no entry ${place} on day ${day} of ${monthText(month)}`);
      write ??= transactionWriter(holding, month);
      if (entry.at > now) return write(entry);
      balances ??= running(this.#balanceBefore(holding, month, day), entries);
      return write(entry, balances[place]);
    };
    const marks: FlowMark[] = [];
    for (const [place, entry] of entries.entries()) {
      if (entry.madeAt <= now) marks.push(new FlowMark(entry, place, written));
    }
    return marks;
  }
}

/** The days of a month, counted from 0, that a span touches. */
function daysOf(month: MonthIndex, from: number, to: number): readonly number[] {
  const start = monthStart(month);
  const first = Math.max(0, Math.floor((from - start) / oneDay));
  const last = Math.min(daysIn(month), Math.ceil((to - start) / oneDay));
  return Array.from({ length: Math.max(0, last - first) }, (_, i) => first + i);
}

/** The balance after each of some entries. */
function running(opening: Pence, entries: readonly Entry[]): readonly Pence[] {
  let balance = opening;
  return entries.map(({ pence }) => {
    balance += pence;
    return balance;
  });
}

const isIn =
  (month: MonthIndex) =>
  ({ at }: Entry): boolean =>
    monthOf(at) === month;
