import { describeSituations } from '../support/situations/describe-situations.ts';
import { headlessSituations } from '../support/situations/situations.ts';

await describeSituations('headless', headlessSituations(), { allShow: true });
