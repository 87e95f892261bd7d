import { OAuthError } from '../access/oauth-error.ts';
import { readDuration } from '../dates/duration.ts';
import { dateTime, instantOf, readDateTime } from '../dates/iso-8601.ts';
import type { BankClock } from '../state/bank-clock.ts';
import type { BankState } from '../state/bank-state.ts';

/** What the clock of the bank shows, and how it goes. */
export interface ClockReading {
  /** A date-time in UTC. */
  readonly now: string;
  /** How many times as fast as that of the machine it goes. */
  readonly rate: number;
  /** True while it stands still. */
  readonly frozen: boolean;
  /** True while it is that of the machine. */
  readonly followsMachine: boolean;
  /** What the clock of the machine shows, by which signatures, ID tokens and TLS go. */
  readonly machine: string;
}

const wrong = (description: string) => new OAuthError('invalid_request', description);

/**
 * Moves the clock of the bank: tokens, codes and consents live by it, and entries are booked and payments fall due by it.
 * Whatever changes it takes effect at once; the promise is kept once the store has it. Rejects with an OAuthError.
 */
export class ClockControl {
  readonly #clock: BankClock;
  readonly #state: BankState;

  constructor(clock: BankClock, state: BankState) {
    this.#clock = clock;
    this.#state = state;
  }

  read(): ClockReading {
    const clock = this.#clock;
    return {
      now: dateTime(clock.now()),
      rate: clock.rate,
      frozen: clock.rate === 0,
      followsMachine: clock.followsMachine,
      machine: dateTime(clock.machine()),
    };
  }

  /**
   * Moves it to a date-time, in any spelling of ISO 8601 and in UTC where it names no zone. It goes on at the given rate, or as it
   * went.
   */
  async set(at: Date | string, rate?: number): Promise<ClockReading> {
    const written = typeof at === 'string' ? readDateTime(at) : undefined;
    const instant = written === undefined ? (at instanceof Date ? at.getTime() : Number.NaN) : instantOf(written);
    if (Number.isNaN(instant)) throw wrong('The time must be a date-time such as 2026-03-15T12:00:00Z');
    return await this.#change(() => this.#clock.set(instant, rate));
  }

  /** Moves it on by a duration of ISO 8601, such as `P1M` or `PT90M`. */
  async advance(duration: string): Promise<ClockReading> {
    const read = readDuration(duration);
    if (read === undefined)
      throw wrong(
        'The duration must be one of ISO 8601, such as P1D, P1M or PT90M; it only moves on: to go back, set the clock',
      );
    return await this.#change(() => this.#clock.advance(read));
  }

  /** Lets it go on from where it is, so many times as fast as that of the machine: up to 3600. */
  async run(rate = 1): Promise<ClockReading> {
    return await this.#change(() => this.#clock.run(rate));
  }

  /** Stops it where it is. */
  async freeze(): Promise<ClockReading> {
    return await this.run(0);
  }

  /** Has it show the time of the machine again. */
  async follow(): Promise<ClockReading> {
    return await this.#change(() => this.#clock.follow());
  }

  async #change(change: () => void): Promise<ClockReading> {
    return await this.#state.transact(() => {
      try {
        change();
      } catch (error) {
        throw error instanceof RangeError ? wrong(error.message) : error;
      }
      return this.read();
    });
  }
}
