import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inRange, latestRelease, releasesOf } from '../../schemas/releases.ts';
import { loadFaults } from '../../stub/faults/load.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { earlier, matrixTurns } from './matrix-turns.ts';
import { brokenIn, canShow, profileNames, type Setting } from './mutants.ts';

const [catalogue, faults] = await Promise.all([loadRules(), loadFaults()]);
const takesItsTurn = matrixTurns(catalogue);
const inLatest = profileNames.map((profile): Setting => ({ profile, release: latestRelease }));
const inEarlier = earlier.map((release): Setting => ({ profile: 'full', release }));
const tried = (settings: readonly Setting[]) =>
  settings.flatMap((setting) =>
    faults
      .filter((fault) => canShow(fault, setting) && takesItsTurn(fault, setting))
      .map((fault) => ({ fault, setting, rules: brokenIn(setting, fault, catalogue) })),
  );
const latest = tried(inLatest);

describe('the turns of the kill matrix', () => {
  it('have each fault break, in the latest release, each rule that it names in a profile or another', () => {
    for (const fault of faults) {
      const able = inLatest.filter((setting) => canShow(fault, setting));
      const named = new Set(able.flatMap((setting) => brokenIn(setting, fault, catalogue)));
      const broken = new Set(latest.filter((each) => each.fault === fault).flatMap(({ rules }) => rules));
      assert.deepEqual([...broken].sort(), [...named].sort(), fault.id);
    }
  });

  it('have every rule of version 3.1 seen to fail', () => {
    const broken = new Set([...latest, ...tried(inEarlier)].flatMap(({ rules }) => rules));
    const ofVersion = catalogue.filter(
      ({ releases, bothVersions }) =>
        bothVersions !== true && releasesOf('3.1').some((each) => inRange(each, releases ?? {})),
    );
    assert.ok(ofVersion.length > 400, String(ofVersion.length));
    assert.deepEqual(
      ofVersion.map(({ id }) => id).filter((id) => !broken.has(id)),
      [],
    );
  });
});
