import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
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
/** By turns every second. */
const misbehaviours = [...access, ...bodies, ...filters, ...lists, ...pages].filter(({ title }) => isTried(title, 2));
const runs = await runBeforehand(
  misbehaviours.map(({ profile, between, sideBySide = false }) => async () => {
    const run = await judgeBank(catalogue, { profile: profiles[profile], carrying: between, sideBySide });
    return brokenBy(run);
  }),
);

describe('a proxy that misbehaves in front of an honest bank', () => {
  it('has a title of its own for each class', () => {
    assert.equal(new Set(misbehaviours.map(({ title }) => title)).size, misbehaviours.length);
  });

  for (const [index, { title, profile, breaks }] of misbehaviours.entries()) {
    it(`${title}, profile ${profile}: breaks ${breaks.join(', ')} and no other rule`, () => {
      assert.deepEqual([...(runs[index]?.() ?? [])].sort(), [...breaks].sort());
    });
  }
});
