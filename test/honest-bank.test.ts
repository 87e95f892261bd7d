import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fullProfile } from '../schemas/profiles/full.ts';
import { serviceProfile } from '../schemas/profiles/service.ts';
import { loadFaults } from '../stub/faults/load.ts';
import { loadRules } from '../suites/core/load-rules.ts';
import { judgeBank } from './support/bank-run.ts';

const catalogue = await loadRules();
const faults = await loadFaults();

describe('the honest bank', () => {
  for (const profile of [serviceProfile, fullProfile]) {
    it(`keeps every rule that applies to profile ${profile.name}, and lets all of them look at something`, async () => {
      const { verdicts } = await judgeBank(catalogue, { profile });
      const others = verdicts.filter(({ outcome }) => outcome !== 'pass' && outcome !== 'not-applicable');
      assert.deepEqual(
        others.map(({ id, outcome, reason, findings }) => [id, outcome, reason, findings]),
        [],
      );
      assert.ok(verdicts.every(({ outcome, checked }) => outcome !== 'pass' || checked > 0));
    });
  }

  it('answers for every rule in one profile or the other', async () => {
    const passed = new Set<string>();
    for (const profile of [serviceProfile, fullProfile]) {
      const { verdicts } = await judgeBank(catalogue, { profile });
      for (const { id, outcome } of verdicts) if (outcome === 'pass') passed.add(id);
    }
    assert.deepEqual(
      catalogue.map(({ id }) => id).filter((id) => !passed.has(id)),
      [],
    );
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
