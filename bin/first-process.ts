import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What of a process it takes to hear signals, and to end. */
export interface Signalled {
  readonly pid: number;
  on(signal: (typeof signals)[number], listener: () => void): unknown;
  listenerCount(signal: (typeof signals)[number]): number;
  exit(code: number): void;
}

/**
 * Has a signal end the first process of a container as it would any other: the kernel gives that one no default. Commands that listen for a signal
 * themselves are left to do what they do; a second one, for which they listen no more, ends them at once.
 */
export function endAtSignals(own: Signalled): void {
  if (own.pid !== 1) return;
  for (const signal of signals) {
    own.on(signal, () => {
      if (own.listenerCount(signal) === 1) own.exit(128 + constants.signals[signal]);
    });
  }
}
