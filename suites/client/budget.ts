import type { RecordedExchange } from '../core/archive.ts';
import type { Limits } from '../target/target.ts';

/** How long a run waits for answers in all, where the configuration says nothing: half an hour. */
export const defaultMaxRunMs = 1_800_000;
/** How many bytes of bodies a run keeps in all, where the configuration says nothing. */
export const defaultMaxRunBytes = 134_217_728;

/** A budget of the run is spent: what remains is not exercised. */
export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent';
  /** The key of the configuration that bounds it. */
  readonly limit: 'limits.calls' | 'limits.maxRunMs' | 'limits.maxRunBytes';

  constructor(limit: BudgetSpent['limit'], message: string) {
    super(message);
    this.limit = limit;
  }
}

/** What a run may still ask of its bank and of this machine: calls, time spent on answers, bytes to keep. */
export class Budget {
  readonly #limits: Required<Pick<Limits, 'calls' | 'maxRunMs' | 'maxRunBytes'>>;
  #calls = 0;
  #held = 0;
  #milliseconds = 0;
  #bytes = 0;

  constructor({ calls, maxRunMs = defaultMaxRunMs, maxRunBytes = defaultMaxRunBytes }: Limits) {
    this.#limits = { calls, maxRunMs, maxRunBytes };
  }

  /** Sets calls aside that are under way, or that a course of calls is certain to make; fewer than none gives them back. */
  hold(calls: number): void {
    this.#held += calls;
  }

  /** Takes off what a call took. */
  take({ durationMs, response }: RecordedExchange): void {
    this.#calls += 1;
    this.#milliseconds += durationMs;
    this.#bytes += response?.body.length ?? 0;
  }

  /** What is spent, once so many calls more are asked for; undefined while nothing is. */
  spent(more: number): BudgetSpent | undefined {
    const { calls, maxRunMs, maxRunBytes } = this.#limits;
    if (this.#calls + this.#held + more > calls) {
      return new BudgetSpent('limits.calls', `the budget of ${calls} calls is spent`);
    }
    if (this.#milliseconds > maxRunMs) {
      return new BudgetSpent('limits.maxRunMs', `the bank took more than ${maxRunMs} ms for its answers, together`);
    }
    if (this.#bytes > maxRunBytes) {
      return new BudgetSpent(
        'limits.maxRunBytes',
        `the answers of the bank hold more than ${maxRunBytes} bytes together`,
      );
    }
    return undefined;
  }
}
