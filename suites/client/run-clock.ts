import { setTimeout as sleep } from 'node:timers/promises';

/** The clock of a run, and all that waits by it. */
export class RunClock {
  readonly now: () => Date;
  /** Waits so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
  #lastSent = 0;

  constructor({ now, wait }: Partial<Pick<RunClock, 'now' | 'wait'>>) {
    this.now = now ?? (() => new Date());
    this.wait = wait ?? ((milliseconds) => sleep(milliseconds));
  }

  /** Waits until a moment has come; not at all when it has. */
  async waitUntil(moment: Date): Promise<void> {
    const left = moment.getTime() - this.now().getTime();
    if (left > 0) await this.wait(left);
  }

  /** What a piece of work comes to; undefined when that takes longer. */
  async within<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
    return await Promise.race([work, this.wait(milliseconds).then(() => undefined)]);
  }

  /** Waits until another call may be sent; at once where there is no rate. */
  async keepRate(perSecond: number | undefined): Promise<void> {
    const now = this.now().getTime();
    const due = perSecond === undefined ? now : Math.max(now, this.#lastSent + 1000 / perSecond);
    this.#lastSent = due;
    if (due > now) await this.wait(due - now);
  }
}
