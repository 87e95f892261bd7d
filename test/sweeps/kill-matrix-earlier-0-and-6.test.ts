import { describeKillMatrix } from '../support/kill-matrix.ts';

await describeKillMatrix('full', '3.1.0', '3.1.6');
