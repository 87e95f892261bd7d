import { AsyncLocalStorage } from 'node:async_hooks';
import type { RecordedExchange } from '../core/archive.ts';
import type { Limits } from '../target/target.ts';
import { Budget } from './budget.ts';
import type { Call } from './call.ts';
import { runStopped, TargetWatch } from './run-ended.ts';

/** Calls that are set aside for a course of calls which must not stop half-way. */
export interface Reservation {
  left: number;
}

/**
 * What was set aside for a course of calls, and of which allowance. One for all: each that there is, for as long as the process lives,
 * costs every promise.
 */
const reservations = new AsyncLocalStorage<{ readonly of: object; readonly reservation: Reservation }>();

/** Which calls a run may still make: within its budgets, until it is told to stop or its target answers no more. */
export class Allowance {
  readonly #budget: Budget;
  readonly #stop: AbortSignal | undefined;
  readonly #watch = new TargetWatch();

  /** Once `stop` is aborted, only what undoes the doings of the run is sent. */
  constructor(limits: Limits, stop: AbortSignal | undefined) {
    this.#budget = new Budget(limits);
    this.#stop = stop;
  }

  /**
   * Throws a `BudgetSpent` unless so many calls are left: for courses of calls that must not stop half-way. Throws a `RunEnded`
   * when the run was told to stop, or the target answers no more.
   */
  require(calls: number): void {
    if (this.#stop?.aborted) throw runStopped();
    if (this.#watch.lost !== undefined) throw this.#watch.lost;
    const spent = this.#budget.spent(calls);
    if (spent !== undefined) throw spent;
  }

  /** True where a call that came to nothing may be made again. */
  allowsAnother({ beyondBudget }: Pick<Call, 'beyondBudget'>): boolean {
    return !this.#stop?.aborted && (beyondBudget === true || this.#budget.spent(1) === undefined);
  }

  /** Sets so many calls aside, as `require` would ask for them. */
  reserve(calls: number): Reservation {
    this.require(calls);
    this.#budget.hold(calls);
    return { left: calls };
  }

  /** Does a course of calls, which takes from what was set aside first and gives back what it did not need. */
  async drawing<T>(from: Reservation, work: () => Promise<T>): Promise<T> {
    try {
      return await reservations.run({ of: this, reservation: from }, work);
    } finally {
      this.#budget.hold(-from.left);
      from.left = 0;
    }
  }

  /** True where something is left of what was set aside for the course of calls that asks. */
  get isReserved(): boolean {
    return (this.#reservation?.left ?? 0) > 0;
  }

  get #reservation(): Reservation | undefined {
    const drawn = reservations.getStore();
    return drawn?.of === this ? drawn.reservation : undefined;
  }

  /** Sets aside the call that is about to be sent. Throws as `require` does. */
  draw({ beyondBudget }: Pick<Call, 'beyondBudget'>): void {
    const reservation = this.#reservation;
    if (!beyondBudget && reservation !== undefined && reservation.left > 0) {
      this.require(0);
      reservation.left -= 1;
      return;
    }
    if (!beyondBudget) this.require(1);
    this.#budget.hold(1);
  }

  /** Sets aside calls that are about to be sent together. Throws as `require` does. */
  drawAll(calls: number): void {
    this.require(calls);
    this.#budget.hold(calls);
  }

  /** Takes off what a call took that was set aside. */
  take(exchange: RecordedExchange): void {
    this.#budget.hold(-1);
    this.#budget.take(exchange);
  }

  /** Learns what came of a call, once nothing makes it again: so it is seen when the target answers no more. */
  note(exchange: RecordedExchange): void {
    this.#watch.note(exchange);
  }
}
