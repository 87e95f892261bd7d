import { describeKillMatrix } from './support/kill-matrix.ts';

await describeKillMatrix(1, 2);
