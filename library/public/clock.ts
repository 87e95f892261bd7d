/** What the clock of a bank shows, and how it goes. */
export interface ClockReading {
  /** A date-time in UTC. */
  readonly now: string;
  /** How many times as fast as that of the machine it goes; 0 while it stands still. */
  readonly rate: number;
  /** True while it stands still. */
  readonly frozen: boolean;
  /** True while it is that of the machine. */
  readonly followsMachine: boolean;
  /** What the clock of the machine shows, by which signatures, ID tokens and TLS go whatever this one does. */
  readonly machine: string;
}

/**
 * The clock of a bank. Tokens, codes and consents live by it; entries are booked and payments fall due by it. Each change rejects with
 * `BAD_TIME` where there is no such time, duration or rate.
 */
export interface Clock {
  read(): ClockReading;
  /** Moves it to a moment, text being ISO 8601; it goes on at the given rate, or as it went. */
  set(moment: Date | string, rate?: number): Promise<ClockReading>;
  /** Moves it on by a duration of ISO 8601: `P1M`, `PT90M`. */
  advance(duration: string): Promise<ClockReading>;
  /** Lets it go on from where it is, so many times as fast as that of the machine, up to 3600; once as fast when left out. */
  run(rate?: number): Promise<ClockReading>;
  /** Stops it where it is. */
  freeze(): Promise<ClockReading>;
  /** Has it show the time of the machine again. */
  follow(): Promise<ClockReading>;
}
