import { latestRelease } from '../../schemas/releases.ts';
import { describeAgreement } from './agreement.ts';

describeAgreement('latest release', [latestRelease]);
