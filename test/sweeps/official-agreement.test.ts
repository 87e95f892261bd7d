import { latestRelease, releases } from '../../schemas/releases.ts';
import { describeAgreement } from '../official-interface/agreement.ts';

describeAgreement(
  'earlier releases',
  releases.filter((release) => release !== latestRelease),
);
