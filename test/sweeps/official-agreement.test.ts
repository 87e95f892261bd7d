import { latestRelease, releasesOf } from '../../schemas/releases.ts';
import { describeAgreement } from '../official-interface/agreement.ts';

describeAgreement(
  'earlier releases',
  releasesOf('3.1').filter((release) => release !== latestRelease),
);
describeAgreement('version 4', releasesOf('4.0'));
