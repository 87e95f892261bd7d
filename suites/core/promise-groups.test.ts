import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { standardProfile } from '../../schemas/profiles/standard.ts';
import { promiseGroups } from './promise-groups.ts';

describe('promiseGroups', () => {
  it('finds none in a profile that promises nothing beyond the standard', () => {
    for (const profile of [fullProfile, standardProfile]) assert.deepEqual(promiseGroups(profile), [], profile.name);
  });

  it('finds the group of the service in a profile that makes its promises, or one of them', () => {
    const { balanceTypes = { include: [], others: 'allow' }, partySupplementaryData } = serviceProfile;
    assert.ok(partySupplementaryData !== undefined);
    const single = [
      { servicePromises: true },
      { balanceTypes },
      { standingOrdersDayOnly: true },
      { creditorsAreKnown: true },
      { partySupplementaryData },
    ];
    for (const promise of [serviceProfile, ...single]) {
      assert.deepEqual(promiseGroups({ ...standardProfile, ...promise }), ['SEED'], Object.keys(promise).join());
    }
  });
});
