import { describeKillMatrix } from '../support/kill-matrix.ts';

await describeKillMatrix('full', '3.1.2', '3.1.5');
