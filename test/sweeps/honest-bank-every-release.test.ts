import { describe } from 'node:test';
import { releasesOf } from '../../schemas/releases.ts';
import { describeHonestBank, turns } from '../support/honest-bank.ts';
import { profileNames } from '../support/mutants.ts';

const others = releasesOf('3.1').filter((release) => !turns.includes(release));

describe('the honest bank, in the releases that the kill matrix leaves out', () => {
  describeHonestBank(others.map((release) => ({ profile: 'full', release })));
});

describe('the honest bank, in version 4', () => {
  describeHonestBank(releasesOf('4.0').flatMap((release) => profileNames.map((profile) => ({ profile, release }))));
});
