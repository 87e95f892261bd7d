import { randomUUID } from 'node:crypto';
import type { Purpose, RecordedExchange } from '../core/archive.ts';
import type { Limits } from '../target/target.ts';
import { Allowance, type Reservation } from './allowance.ts';
import { type Call, goesAlone } from './call.ts';
import { type Carried, carry, exchangeOf, purposeLine } from './carry.ts';
import { Lanes, type Leave } from './lanes.ts';
import { LearnedSecrets } from './learned-secrets.ts';
import { defaultMaxWaitMs, isRepeatable, Patience, troubleOf } from './patience.ts';
import { RunClock } from './run-clock.ts';
import type { Transport, WireResponse } from './transport.ts';

export interface RecorderOptions {
  readonly transport: Transport;
  readonly limits: Limits;
  readonly now?: () => Date;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
  /** Makes interaction ids; random UUIDs by default. */
  readonly newInteractionId?: () => string;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Once aborted, only what undoes the doings of the run is sent. */
  readonly stop?: AbortSignal;
}

/** The answer to a call that carries credentials: whole, beside the record without them. */
export interface SecretResponse extends WireResponse {
  readonly text: string;
  readonly exchange: RecordedExchange;
}

/** A call as it was recorded, and its response as it came, if one did. */
type Sent = Pick<SecretResponse, 'exchange'> & { readonly response?: WireResponse };

/** Is told what a recorder does while it does it. */
export interface RecorderObserver {
  /** A call is about to be sent: what came of those before it is known. */
  sending(): void;
  /** A call was recorded, or recorded anew under the same id. */
  recorded(exchange: RecordedExchange): void;
}

/**
 * Sends calls and records every one of them; keeps the budgets and the rate of the run, and makes calls again that trouble on the
 * way spoilt, within a budget of waiting.
 */
export class Recorder {
  readonly exchanges: RecordedExchange[] = [];
  /** What a bank may echo and nobody may read: whoever writes the evidence hides these values. */
  readonly learned = new LearnedSecrets();
  observer: RecorderObserver | undefined;
  readonly #options: RecorderOptions;
  readonly #clock: RunClock;
  readonly #patience: Patience;
  readonly #allowance: Allowance;
  readonly #lanes: Lanes;

  constructor(options: RecorderOptions) {
    this.#options = options;
    this.#clock = new RunClock(options);
    this.#allowance = new Allowance(options.limits, options.stop);
    this.#patience = new Patience(options.limits.maxWaitMs ?? defaultMaxWaitMs);
    this.#lanes = new Lanes(options.limits.parallel ?? 1);
  }

  /** True while reads may overlap. */
  get overlaps(): boolean {
    return this.#lanes.width > 1;
  }

  /** A fresh interaction id. */
  newInteractionId(): string {
    return this.#options.newInteractionId?.() ?? randomUUID();
  }

  /** The moment, on the clock of the run. */
  now(): Date {
    return this.#clock.now();
  }

  /** Waits until a moment has come; not at all when it has. */
  async waitUntil(moment: Date): Promise<void> {
    await this.#clock.waitUntil(moment);
  }

  /** What a piece of work comes to; undefined when that takes longer. */
  async within<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
    return await this.#clock.within(milliseconds, work);
  }

  /** Has no call wait for another any more: the run is over, and those under way may hang. */
  openLanes(): void {
    this.#lanes.open();
  }

  /** Sets so many calls aside, as `require` would ask for them. */
  reserve(calls: number): Reservation {
    return this.#allowance.reserve(calls);
  }

  /** Does a course of calls, which takes from what was set aside first and gives back what it did not need. */
  async drawing<T>(from: Reservation, work: () => Promise<T>): Promise<T> {
    return await this.#allowance.drawing(from, work);
  }

  /** Sends one call, again where trouble on the way spoilt it and it may be made again. What came last counts. */
  async send(call: Call): Promise<RecordedExchange> {
    return (await this.#sendPatiently(call)).exchange;
  }

  /** Sends a call that carries credentials: recorded without its bodies, answered with them. Undefined when no response came. */
  async sendSecret(call: Call): Promise<SecretResponse | undefined> {
    const { exchange, response } = await this.#sendPatiently({ ...call, secret: true });
    if (response === undefined) return undefined;
    return { ...response, text: Buffer.from(response.body).toString('utf8'), exchange };
  }

  async #sendPatiently(call: Call): Promise<Sent> {
    let kept: Leave | undefined;
    for (let attempt = 1; ; ) {
      const inCompany = this.overlaps && !goesAlone(call);
      const sent = await this.#sendOnce(call, kept);
      const again = !call.asIs && isRepeatable(call.method, sent.exchange);
      if (again && inCompany) this.#lanes.narrow();
      kept = again ? await this.#waitFor(sent.exchange, attempt, call) : undefined;
      if (kept === undefined) {
        this.#allowance.note(sent.exchange);
        return sent;
      }
      // What came to nothing among others may come to something by itself.
      if (!inCompany) attempt += 1;
    }
  }

  /**
   * After the `attempt`-th attempt, from 1 on, waits until what came to nothing may be begun anew; its exchange then no longer
   * counts as what it was for. Nothing else is sent meanwhile. False when it was no trouble on the way, or when patience, calls or
   * the run are at their end.
   */
  async awaitsAnother(exchange: RecordedExchange, attempt: number): Promise<boolean> {
    const leave = await this.#waitFor(exchange, attempt);
    leave?.();
    return leave !== undefined;
  }

  /** The same, with all lanes taken at its end, for the next attempt. */
  async #waitFor(
    exchange: RecordedExchange,
    attempt: number,
    call: Pick<Call, 'beyondBudget'> = {},
  ): Promise<Leave | undefined> {
    const trouble = troubleOf(exchange);
    if (trouble === undefined || !this.#allowance.allowsAnother(call)) return undefined;
    const now = this.#clock.now();
    const delay = this.#patience.delay(exchange, attempt, now);
    if (delay === undefined) return undefined;
    this.relabel(exchange, trouble);
    const leave = await this.#lanes.enter(true);
    await this.#clock.waitUntil(new Date(now.getTime() + delay));
    return leave;
  }

  /** Records that a call turned out to be for something else. */
  relabel(exchange: RecordedExchange, probe: Purpose['probe'], carries?: string): RecordedExchange {
    const about = { ...exchange.about, probe, ...(carries === undefined ? {} : { carries }) };
    const other = { ...exchange, about, purpose: purposeLine(about) };
    this.exchanges[this.exchanges.indexOf(exchange)] = other;
    this.observer?.recorded(other);
    return other;
  }

  /**
   * Sends a few calls side by side and records them in the order given, whatever order the answers come in. Where trouble on
   * the way spoilt one of them, reads are all made again: to make only one of them again would try something else.
   */
  async sendTogether(calls: readonly Call[]): Promise<readonly RecordedExchange[]> {
    for (let attempt = 1; ; attempt += 1) {
      const came = await this.#carryTogether(calls);
      const [spoilt, ...others] = came.filter((each) => troubleOf(each) !== undefined);
      const again = spoilt !== undefined && calls.every(({ method, asIs }) => method === 'GET' && !asIs);
      if (!again || !(await this.awaitsAnother(spoilt, attempt))) return came;
      for (const other of others) this.relabel(other, troubleOf(other) ?? 'lost');
    }
  }

  async #carryTogether(calls: readonly Call[]): Promise<readonly RecordedExchange[]> {
    const leave = await this.#lanes.enter(true);
    try {
      for (const _ of calls) await this.#clock.keepRate(this.#options.limits.perSecond);
      this.#allowance.drawAll(calls.length);
      this.observer?.sending();
      const carried = await Promise.all(calls.map((call) => this.#carry(call)));
      return carried.map((each) => this.#record(each));
    } finally {
      leave();
    }
  }

  async #sendOnce(call: Call, kept: Leave | undefined): Promise<Sent> {
    // Whoever has nothing left to spend does not wait for a lane first.
    if (kept === undefined && !call.beyondBudget && !this.#allowance.isReserved) this.#allowance.require(1);
    const leave = kept ?? (await this.#lanes.enter(goesAlone(call)));
    try {
      await this.#clock.keepRate(this.#options.limits.perSecond);
      this.#allowance.draw(call);
      this.observer?.sending();
      const carried = await this.#carry(call);
      const exchange = this.#record(carried);
      return carried.response === undefined ? { exchange } : { exchange, response: carried.response };
    } finally {
      leave();
    }
  }

  /** Makes one call, and learns what nobody may read of it. */
  async #carry(call: Call): Promise<Carried> {
    const { limits, transport, headers } = this.#options;
    const { timeoutMs } = limits;
    return await carry(call, {
      transport,
      timeoutMs,
      learned: this.learned,
      now: this.#clock.now,
      ...(headers === undefined ? {} : { headers }),
    });
  }

  #record(carried: Carried): RecordedExchange {
    const exchange = exchangeOf(carried, `x${this.exchanges.length + 1}`);
    this.exchanges.push(exchange);
    this.#allowance.take(exchange);
    this.observer?.recorded(exchange);
    return exchange;
  }
}
