import { describeOtherWorlds } from '../support/other-worlds.ts';

await describeOtherWorlds('full');
