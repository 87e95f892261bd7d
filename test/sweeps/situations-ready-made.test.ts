import { describeSituations } from '../support/situations/describe-situations.ts';
import { readyMadeSituations } from '../support/situations/situations.ts';
import { isTried } from '../support/turns.ts';

/** By turns every second. */
await describeSituations(
  'ready-made',
  readyMadeSituations().filter(({ name }) => isTried(name, 2)),
);
