import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { latestRelease } from '../../schemas/releases.ts';
import { loadFaults } from '../../stub/faults/load.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { brokenBy, judgeBank } from '../support/bank-run.ts';
import {
  canShow,
  Mutants,
  type ProfileName,
  profileNames,
  profiles,
  type Setting,
  wrongOutcomes,
} from '../support/mutants.ts';
import { runBeforehand } from '../support/run-beforehand.ts';
import { tryAll } from '../support/turns.ts';

const catalogue = await loadRules();
const faults = (await loadFaults()).filter(({ bothVersions }) => bothVersions === true);
const mutants = new Mutants(catalogue);
const settingOf = (profile: ProfileName): Setting => ({ profile, release: latestRelease, beside: '4.0.1' });

/** Each fault in one profile: the one that offers all operations, or the only one in which it can show. */
const tried = faults.map((fault) => ({
  fault,
  setting: settingOf(canShow(fault, settingOf('full')) ? 'full' : 'service'),
}));
const runs = await runBeforehand(
  tried.map(({ fault, setting }) => async () => {
    const { verdicts } = await mutants.run(fault, setting);
    return { broken: [...brokenBy({ verdicts })].sort(), wrong: wrongOutcomes(setting, fault, verdicts) };
  }),
);

/** By turns one beside each profile. */
const besides = ['4.0.0', '4.0.1'] as const;

describe('the rules that relate both versions', () => {
  for (const [index, { fault }] of tried.entries()) {
    it(`are broken by ${fault.id} as it names them, and no other rule is`, () => {
      const found = runs[index]?.();
      assert.deepEqual(found?.broken, [...fault.breaks].sort());
      assert.deepEqual(found?.wrong, []);
    });
  }

  it('have a fault each', () => {
    const named = new Set<string>(faults.flatMap(({ breaks }) => breaks));
    const idle = catalogue.filter(({ id, bothVersions }) => bothVersions === true && !named.has(id));
    assert.deepEqual(
      idle.map(({ id }) => id),
      [],
    );
  });

  for (const profile of profileNames) {
    for (const beside of besides.filter((each) => tryAll() || (each === '4.0.1') === (profile === 'full'))) {
      it(`hold at the bank of this project, profile ${profile}, ${latestRelease} and ${beside}`, async () => {
        const { verdicts } = await judgeBank(catalogue, { profile: profiles[profile], release: latestRelease, beside });
        assert.deepEqual(brokenBy({ verdicts }), []);
        const untried = verdicts.filter(({ id, outcome }) => id.startsWith('AISP-DUAL-') && outcome !== 'pass');
        assert.deepEqual(
          untried.map(({ id, outcome }) => `${id} ${outcome}`),
          [],
        );
      });
    }
  }
});
