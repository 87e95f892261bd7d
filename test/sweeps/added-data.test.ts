import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { brokenWithData } from '../support/data-run.ts';
import { tryAll } from '../support/turns.ts';

/** One in each profile by turns, both in each with TURNS=all. */
const personas = ['household', 'anna'];

describe('a bank to whose data everything was added that can be', () => {
  for (const profile of [serviceProfile, fullProfile]) {
    for (const persona of personas.filter((each) => tryAll() || (each === 'anna') === (profile === serviceProfile))) {
      it(`keeps every rule in the profile ${profile.name} when ${persona} authorises`, async () => {
        const { broken, passed } = await brokenWithData(profile, persona);
        assert.deepEqual(broken, []);
        assert.ok(passed > 300, String(passed));
      });
    }
  }

  it('keeps every rule of the first release, too', async () => {
    assert.deepEqual((await brokenWithData(fullProfile, 'anna', { release: '3.1.0' })).broken, []);
  });
});
