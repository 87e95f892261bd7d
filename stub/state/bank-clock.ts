import { after, type Duration } from '../dates/duration.ts';
import type { BankState } from './bank-state.ts';
import type { Table, TableShape } from './table.ts';

/** How the clock goes since it was last moved; all in milliseconds since the epoch. */
interface Setting {
  /** What the clock of the machine showed then. */
  readonly machine: number;
  /** What the clock of the bank showed then. */
  readonly bank: number;
  /** How many times as fast it goes; 0 for one that stands still. */
  readonly rate: number;
}

const shape: TableShape<Setting> = {};
const key = 'clock';

/** What the data of this bank can be computed for. */
export const earliest = Date.UTC(2020, 0, 1);
export const latest = Date.UTC(2100, 0, 1);
/** An hour in a second. */
export const fastest = 3600;

/**
 * The clock of the bank, by which everything lives that it gave out or knows. It follows that of the machine, or stands still at a
 * start, until it is moved.
 * Within one run of code without a pause a fast clock stands still, so that what is answered at once is of one moment.
 */
export class BankClock {
  /** The clock of the machine. What others sign, and what the bank signs for them, goes by it. */
  readonly machine: () => number;
  readonly #usual: () => number;
  readonly #setting: Table<Setting>;
  #held: number | undefined;

  /** Where it stands still until it is moved, in milliseconds since the epoch; where that is absent it goes with the machine. */
  readonly #start: number | undefined;

  constructor(state: BankState, machine: () => number, start?: number) {
    this.machine = machine;
    this.#start = start;
    this.#usual = start === undefined ? machine : () => start;
    this.#setting = state.table('clock', shape);
    state.goBy({ bank: () => this.now(), machine });
  }

  /** Milliseconds since the epoch. */
  now(): number {
    const setting = this.#setting.get(key);
    if (setting === undefined) return this.#usual();
    if (setting.rate <= 1) return this.#at(setting);
    if (this.#held === undefined) {
      this.#held = this.#at(setting);
      queueMicrotask(() => {
        this.#held = undefined;
      });
    }
    return this.#held;
  }

  /** How many times as fast as that of the machine it goes: 1 as usual, 0 while it stands still. */
  get rate(): number {
    return this.#setting.get(key)?.rate ?? (this.#start === undefined ? 1 : 0);
  }

  /** True while it shows the time of the machine and goes as that does. */
  get followsMachine(): boolean {
    const setting = this.#setting.get(key);
    return setting === undefined ? this.#start === undefined : setting.rate === 1 && setting.bank === setting.machine;
  }

  /**
   * Moves it to an instant, in milliseconds since the epoch, and lets it go on at a rate. Throws a RangeError for an instant before
   * 2020 or after 2099, and for a rate below 0 or above an hour in a second.
   */
  set(instant: number, rate = this.rate): void {
    if (!(rate >= 0 && rate <= fastest)) throw new RangeError(`The rate must be a number from 0 to ${fastest}`);
    if (!(instant >= earliest && instant < latest)) {
      throw new RangeError('The clock of this bank goes from 2020 to 2099: its data is computed for no other time');
    }
    this.#held = undefined;
    this.#setting.set(key, { machine: this.machine(), bank: instant, rate });
  }

  /** Moves it on. Throws a RangeError where that would be after 2099. */
  advance(duration: Duration): void {
    this.set(after(this.now(), duration));
  }

  /** Lets it go at a multiple from where it is; 0 stops it. Throws like `set`. */
  run(rate: number): void {
    this.set(this.now(), rate);
  }

  /** Has it show the time of the machine again. */
  follow(): void {
    this.#held = undefined;
    const now = this.machine();
    if (this.#start === undefined) this.#setting.delete(key);
    else this.#setting.set(key, { machine: now, bank: now, rate: 1 });
  }

  #at({ machine, bank, rate }: Setting): number {
    return Math.min(bank + Math.floor((this.machine() - machine) * rate), latest - 1);
  }
}
