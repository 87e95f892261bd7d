import { describeSituations } from '../support/situations/describe-situations.ts';
import { headlessSituations } from '../support/situations/situations.ts';
import { isTried, tryAll } from '../support/turns.ts';

await describeSituations('headless', headlessSituations(), { allShow: true });
/** By turns every eighth. */
await describeSituations(
  'headless-4.0.1',
  headlessSituations('4.0.1').filter(({ name }) => isTried(name, 8)),
  { allShow: tryAll() },
);
