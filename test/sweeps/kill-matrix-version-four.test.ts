import { describeKillMatrix } from '../support/kill-matrix.ts';

await describeKillMatrix('full', '4.0.1');
