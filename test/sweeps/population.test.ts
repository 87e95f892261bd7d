import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bundledTarget } from '../../library/bank/bundled-target.ts';
import { profileIn } from '../../schemas/profiles/profile-in.ts';
import { latestRelease } from '../../schemas/releases.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { judgeBank } from '../support/bank-run.ts';
import { profileNames, profiles } from '../support/mutants.ts';

const catalogue = await loadRules();
const population = { customers: 1_000_000, accounts: 4, years: 2, perDay: 3 };

/** Somebody with accounts that pay others, and with one that pays nobody. */
const persona = 'customer-777000';

for (const name of profileNames) {
  test(`every rule is kept where ${persona} of a million logs in, in the profile ${name}`, async () => {
    const profile = profiles[name];
    const { verdicts } = await judgeBank(catalogue, {
      profile,
      population,
      target: (usual) => {
        const place = { profile: profileIn(latestRelease, profile), release: latestRelease, persona };
        return { ...usual, tokens: bundledTarget(usual.baseUrl, place).tokens };
      },
    });
    const others = verdicts.filter(({ outcome }) => outcome !== 'pass' && outcome !== 'not-applicable');
    assert.deepEqual(
      others.map(({ id, outcome, reason, findings }) => [id, outcome, reason, findings]),
      [],
    );
  });
}
