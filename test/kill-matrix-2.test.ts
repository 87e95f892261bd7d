import { latestRelease } from '../schemas/releases.ts';
import { describeKillMatrix } from './support/kill-matrix.ts';
import { profileNames } from './support/mutants.ts';

const settings = profileNames.map((profile) => ({ profile, release: latestRelease }));

await describeKillMatrix('the kill matrix', settings, { part: 2, parts: 2 });
