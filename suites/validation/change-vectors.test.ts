import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hasMessage } from '../../schemas/message-names.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { inRange, releasesOf } from '../../schemas/releases.ts';
import { changeVectors } from '../../schemas/vectors/changes/change-vectors.ts';
import { validatorFor } from './validators.ts';

const { partySupplementaryData: _, ...profile } = fullProfile;

describe('changes between releases, in the schemas of each', () => {
  for (const { changes, title, family, view, body, at, taken } of changeVectors) {
    it(`change ${changes.join(', ')}: ${title}`, () => {
      for (const release of releasesOf('3.1')) {
        const isTaken = taken.some((range) => inRange(release, range));
        if (!hasMessage(family, release)) {
          assert.equal(isTaken, false, `${release} has no such message`);
          continue;
        }
        const faults = validatorFor({ family, view, release, profile })(body);
        assert.equal(faults.length === 0, isTaken, `${release}: ${JSON.stringify(faults)}`);
        for (const { pointer } of faults) assert.ok(pointer.startsWith(at), `${release}: ${pointer}`);
      }
    });
  }
});
