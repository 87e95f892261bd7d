import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { latestRelease } from '../../schemas/releases.ts';
import type { FaultId } from '../../stub/faults/fault-ids.ts';
import { loadFaults } from '../../stub/faults/load.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { brokenBy, judgeBank } from '../support/bank-run.ts';
import {
  brokenIn,
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
const all = await loadFaults();
const faults = all.filter(({ bothVersions }) => bothVersions === true);
const mutants = new Mutants(catalogue);
const settingOf = (profile: ProfileName): Setting => ({ profile, release: latestRelease, beside: '4.0.1' });

/** Each fault in one profile: the one that offers all operations, or the only one in which it can show. */
const tried = faults.map((fault) => ({
  fault,
  setting: settingOf(canShow(fault, settingOf('full')) ? 'full' : 'service'),
}));

/** Faults of one version that by their nature show between the versions as well, or that met the answers of the other one. */
const shownTwice: readonly FaultId[] = [
  'account-ids-new-on-later-calls',
  'accounts-only-in-first-session',
  'balance-not-a-number',
  'balance-type-twice',
  'basic-accounts-show-identification',
  'basic-beneficiaries-show-accounts',
  'basic-scheduled-payments-show-accounts',
  'basic-standing-orders-show-accounts',
  'basic-transactions-show-detail',
  'beneficiary-ids-made-per-call',
  'consent-deletion-answered-with-202',
  'consent-deletion-needs-authorisation',
  'consent-deletion-with-body',
  'consent-expiry-changes-status',
  'date-times-in-small-letters',
  'deleted-consent-is-404',
  'deleted-consent-token-alive',
  'direct-debit-ids-made-per-call',
  'no-links-at-all',
  'pending-called-authorised',
];
const alike = all
  .filter((fault) => fault.bothVersions !== true && canShow(fault, settingOf('full')))
  .filter(({ id }) => tryAll() || shownTwice.some((each) => each === id))
  .map((fault) => ({ fault, setting: settingOf('full') }));

const runs = await runBeforehand(
  [...tried, ...alike].map(({ fault, setting }) => async () => {
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

  for (const [index, { fault, setting }] of alike.entries()) {
    it(`wait where a rule of one version tells what ${fault.id} does`, () => {
      const found = runs[tried.length + index]?.();
      assert.deepEqual(found?.broken, brokenIn(setting, fault, catalogue));
      assert.deepEqual(found?.wrong, []);
    });
  }

  it('are tried with each of the faults that show twice', () => {
    const ids = new Set(alike.map(({ fault }): string => fault.id));
    assert.deepEqual(
      shownTwice.filter((id) => !ids.has(id)),
      [],
    );
  });

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
