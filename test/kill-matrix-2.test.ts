import { describeKillMatrix } from './support/kill-matrix.ts';

await describeKillMatrix(2, 2);
