import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fullProfile } from '../schemas/profiles/full.ts';
import { type Release, releases } from '../schemas/releases.ts';
import { loadFaults } from '../stub/faults/load.ts';
import { judge } from '../suites/core/judge.ts';
import { loadRules } from '../suites/core/load-rules.ts';
import { claimsOf } from '../suites/core/rule.ts';
import { judgeBank } from './support/bank-run.ts';
import { brokenIn, canShow, profiles, type Setting } from './support/mutants.ts';

const catalogue = await loadRules();
const faults = await loadFaults();
const passed = new Set<string>();

/** The releases after which most changed; the others are judged in the profile that has every operation. */
const turns: readonly Release[] = ['3.1.0', '3.1.2', '3.1.5', '3.1.6', '3.1.11'];
const banks = [
  ...turns.map((release): Setting => ({ profile: 'service', release })),
  ...releases.map((release): Setting => ({ profile: 'full', release })),
];

const open = 'Its schemas let a bank add members, so what the rule forbids is allowed.';

/** Rules that no fault breaks alone in a release in which the kill matrix is run, and why none can. */
const unbroken: Readonly<Partial<Record<Release, Readonly<Record<string, string>>>>> = {
  '3.1.0': { 'AISP-SUP-003': 'Its schemas refuse every member of SupplementaryData, a repeated one too.' },
  '3.1.2': {
    'AISP-CON-001':
      'The harness first makes a consent with an unknown member, which is accepted here: the consents after it would all be that one.',
    'AISP-ENV-002': open,
    'AISP-ENV-018': open,
    'AISP-PRO-008': open,
    'AISP-SUP-001': open,
  },
};

describe('the honest bank', () => {
  for (const setting of banks) {
    const { profile, release } = setting;
    const name = `profile ${profile} in release ${release}`;
    it(`keeps every rule that applies to ${name}, and lets all of them look at something`, async () => {
      const { verdicts } = await judgeBank(catalogue, { profile: profiles[profile], release });
      const others = verdicts.filter(({ outcome }) => outcome !== 'pass' && outcome !== 'not-applicable');
      assert.deepEqual(
        others.map(({ id, outcome, reason, findings }) => [id, outcome, reason, findings]),
        [],
      );
      assert.ok(verdicts.every(({ outcome, checked }) => outcome !== 'pass' || checked > 0));
      const kept = verdicts.filter(({ outcome }) => outcome === 'pass').map(({ id }) => id);
      for (const id of kept) passed.add(id);
      if (!turns.includes(release)) return;
      const able = faults.filter((fault) => canShow(fault, setting));
      const broken = new Set(able.flatMap((fault) => brokenIn(setting, fault, catalogue)));
      assert.deepEqual(
        kept.filter((id) => !broken.has(id)).sort(),
        Object.keys(unbroken[release] ?? {}).filter((id) => kept.includes(id)),
        'every rule is broken by a fault that shows in this bank',
      );
    });
  }

  it('answers for every rule in one profile or the other, and in one release or another', () => {
    assert.deepEqual(
      catalogue.map(({ id }) => id).filter((id) => !passed.has(id)),
      [],
    );
  });
});

describe('a bank of a later release', () => {
  it('breaks the schemas of an earlier one with members that this has not', async () => {
    const { archive } = await judgeBank(catalogue, { profile: fullProfile });
    const release = '3.1.0';
    const context = {
      profile: fullProfile,
      release,
      baseUrl: '',
      now: '',
      claims: claimsOf(catalogue, release),
    } as const;
    const schemas = catalogue.filter(({ id }) => id === 'AISP-EP-031');
    const messages = judge(schemas, archive, context).flatMap(({ findings }) => findings.map(({ message }) => message));
    for (const name of ['StatusUpdateDateTime', 'SwitchStatus', 'TransactionMutability', 'TotalValue']) {
      assert.ok(
        messages.some((message) => message.startsWith(`Unknown member "${name}"`)),
        name,
      );
    }
  });
});

describe('the fault catalogue', () => {
  it('has a fault for every rule', () => {
    const killed = new Set(faults.flatMap(({ breaks }) => breaks));
    assert.deepEqual(
      catalogue.map(({ id }) => id).filter((id) => !killed.has(id)),
      [],
    );
  });

  it('names only rules that exist, and at least one', () => {
    const known = new Set<string>(catalogue.map(({ id }) => id));
    for (const { id, breaks } of faults) {
      assert.ok(breaks.length > 0, id);
      assert.deepEqual(
        breaks.filter((rule) => !known.has(rule)),
        [],
        id,
      );
    }
  });
});
