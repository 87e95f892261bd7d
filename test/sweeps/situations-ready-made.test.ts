import { describeSituations } from '../support/situations/describe-situations.ts';
import { readyMadeSituations } from '../support/situations/situations.ts';

await describeSituations('ready-made', readyMadeSituations());
