import { laterReleases, latestRelease, releases } from '../../schemas/releases.ts';
import { describeAgreement } from '../official-interface/agreement.ts';

describeAgreement(
  'earlier releases',
  releases.filter((release) => release !== latestRelease),
);
describeAgreement('version 4', laterReleases);
