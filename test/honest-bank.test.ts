import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fullProfile } from '../schemas/profiles/full.ts';
import { loadFaults } from '../stub/faults/load.ts';
import { judge } from '../suites/core/judge.ts';
import { loadRules } from '../suites/core/load-rules.ts';
import { claimsOf } from '../suites/core/rule.ts';
import { describeHonestBank, turns } from './support/honest-bank.ts';
import { profileNames, type Setting } from './support/mutants.ts';
import { usualRun } from './support/usual-run.ts';

const catalogue = await loadRules();
const faults = await loadFaults();
const passed = new Set<string>();

const banks: readonly Setting[] = [
  ...turns.flatMap((release) => profileNames.map((profile) => ({ profile, release }))),
  { profile: 'full', release: '4.0.1' },
  { profile: 'full', release: '3.1.11', beside: '4.0.1' },
];

describe('the honest bank', () => {
  describeHonestBank(banks, passed);

  it('answers for every rule in one profile or the other, and in one release or another', () => {
    assert.deepEqual(
      catalogue.map(({ id }) => id).filter((id) => !passed.has(id)),
      [],
    );
  });
});

describe('a bank of a later release', () => {
  it('breaks the schemas of an earlier one with members that this has not', async () => {
    const { archive } = await usualRun(fullProfile);
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
