import { describeMatrixIn } from '../support/kill-matrix.ts';

await describeMatrixIn({ profile: 'service', release: '4.0.1' }, { profile: 'full', release: '4.0.0' });
