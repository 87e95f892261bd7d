import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { latestRelease, releasesOf } from '../../schemas/releases.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { brokenBy, judgeBank } from '../support/bank-run.ts';
import { access } from '../support/misbehaviours/access.ts';
import { bodies } from '../support/misbehaviours/bodies.ts';
import { filters } from '../support/misbehaviours/filters.ts';
import { lists } from '../support/misbehaviours/lists.ts';
import { pages } from '../support/misbehaviours/pages.ts';
import { profiles } from '../support/mutants.ts';
import { runBeforehand } from '../support/run-beforehand.ts';
import { isTried } from '../support/turns.ts';

const catalogue = await loadRules();
const misbehaviours = [...access, ...bodies, ...filters, ...lists, ...pages];
/** By turns every second, and every sixth of those of version 4. */
const tried = [
  ...misbehaviours.filter(({ title }) => isTried(title, 2)).map((each) => ({ ...each, release: latestRelease })),
  ...releasesOf('4.0').flatMap((release) =>
    misbehaviours.filter(({ title }) => isTried(`${title} ${release}`, 6)).map((each) => ({ ...each, release })),
  ),
];
const runs = await runBeforehand(
  tried.map(({ profile, release, between, sideBySide = false }) => async () => {
    const run = await judgeBank(catalogue, { profile: profiles[profile], release, carrying: between, sideBySide });
    return brokenBy(run);
  }),
);

describe('a proxy that misbehaves in front of an honest bank', () => {
  it('has a title of its own for each class', () => {
    assert.equal(new Set(misbehaviours.map(({ title }) => title)).size, misbehaviours.length);
  });

  for (const [index, { title, profile, release, breaks, breaksIn = {} }] of tried.entries()) {
    const expected = breaksIn[release] ?? breaks;
    it(`${title}, profile ${profile}, ${release}: breaks ${expected.join(', ') || 'nothing'} and no other rule`, () => {
      assert.deepEqual([...(runs[index]?.() ?? [])].sort(), [...expected].sort());
    });
  }
});
