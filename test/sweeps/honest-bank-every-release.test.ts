import { describe } from 'node:test';
import { releases } from '../../schemas/releases.ts';
import { describeHonestBank, turns } from '../support/honest-bank.ts';

const others = releases.filter((release) => !turns.includes(release));

describe('the honest bank, in the releases that the kill matrix leaves out', () => {
  describeHonestBank(others.map((release) => ({ profile: 'full', release })));
});
