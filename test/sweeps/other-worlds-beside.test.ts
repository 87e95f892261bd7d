import { describeOtherWorlds } from '../support/other-worlds.ts';

await describeOtherWorlds('service');
await describeOtherWorlds('full', '4.0.1');
