import type { Bank } from '../../stub/bank.ts';
import type { Clock } from '../public/clock.ts';
import type { Ask } from './ask.ts';

/** The clock of a bank, as callers of the library move it. */
export function shownClock({ control: { clock } }: Pick<Bank, 'control'>, ask: Ask): Clock {
  return {
    read: () => clock.read(),
    set: (moment, rate) => ask('BAD_TIME', () => clock.set(moment, rate)),
    advance: (duration) => ask('BAD_TIME', () => clock.advance(duration)),
    run: (rate) => ask('BAD_TIME', () => clock.run(rate)),
    freeze: () => ask('BAD_TIME', () => clock.freeze()),
    follow: () => ask('BAD_TIME', () => clock.follow()),
  };
}
