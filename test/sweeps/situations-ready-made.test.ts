import { describeSituations } from '../support/situations/describe-situations.ts';
import { readyMadeSituations } from '../support/situations/situations.ts';
import { isTried } from '../support/turns.ts';

/** By turns every third. */
await describeSituations(
  'ready-made',
  readyMadeSituations().filter(({ name }) => isTried(name, 3)),
  { checked: true },
);
/** By turns every sixteenth: what is peculiar to such testers was seen in version 3.1. */
await describeSituations(
  'ready-made-4.0.1',
  readyMadeSituations('4.0.1').filter(({ name }) => isTried(name, 16)),
  { checked: true },
);
