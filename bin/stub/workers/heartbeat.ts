/** Milliseconds between two beats. */
export const betweenBeats = 2_000;
/** Beats that may go unanswered: a process that is loading is busy for longer. */
export const mostUnanswered = { serving: 5, starting: 30 } as const;

/** A process that may hang. */
export interface Watched {
  /** Asks it whether it is there. */
  ask(): void;
  /** Ends it, at once. */
  end(): void;
}

/**
 * Whether a process still does anything. Beats are counted and not the time: a machine that slept, or stood still for all, has not made
 * anybody late.
 */
export class Heartbeat {
  readonly #watched: Watched;
  #unanswered = 0;
  #most: number = mostUnanswered.starting;

  constructor(watched: Watched) {
    this.#watched = watched;
  }

  /** Says that it serves. */
  serves(): void {
    this.#most = mostUnanswered.serving;
  }

  answered(): void {
    this.#unanswered = 0;
  }

  beat(): void {
    if (this.#unanswered >= this.#most) {
      this.#watched.end();
    } else {
      this.#unanswered += 1;
      this.#watched.ask();
    }
  }
}
