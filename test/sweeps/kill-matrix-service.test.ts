import { latestRelease } from '../../schemas/releases.ts';
import { describeKillMatrix } from '../support/kill-matrix.ts';

await describeKillMatrix('service', latestRelease);
