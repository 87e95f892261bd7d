import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fullProfile } from '../schemas/profiles/full.ts';
import { serviceProfile } from '../schemas/profiles/service.ts';
import { loadFaults } from '../stub/faults/load.ts';
import { loadRules } from '../suites/core/load-rules.ts';
import { brokenBy, judgeBank } from './support/bank-run.ts';

const catalogue = await loadRules();
const faults = await loadFaults();
const profiles = { service: serviceProfile, full: fullProfile };

describe('the honest bank', () => {
  for (const profile of Object.values(profiles)) {
    it(`breaks no rule with profile ${profile.name}`, async () => {
      const { verdicts } = await judgeBank(catalogue, { profile });
      const notGreen = verdicts.filter(({ outcome }) => outcome !== 'pass' && outcome !== 'not-applicable');
      assert.deepEqual(
        notGreen.map(({ id, outcome, reason, findings }) => [id, outcome, reason, findings]),
        [],
      );
      assert.ok(verdicts.every(({ outcome, checked }) => outcome !== 'pass' || checked > 0));
    });
  }
});

describe('the kill matrix', () => {
  for (const fault of faults) {
    const name = fault.profiles === undefined || fault.profiles.includes('service') ? 'service' : 'full';
    it(`${fault.id} breaks ${fault.breaks.join(', ')} and no other rule`, async () => {
      const run = await judgeBank(catalogue, { profile: profiles[name], faults: [fault] });
      assert.deepEqual([...brokenBy(run)].sort(), [...fault.breaks].sort());
    });
  }

  it('has a fault for every rule', () => {
    const killed = new Set(faults.flatMap(({ breaks }) => breaks));
    assert.deepEqual(
      catalogue.map(({ id }) => id).filter((id) => !killed.has(id)),
      [],
    );
  });

  it('names only rules that exist', () => {
    const known = new Set<string>(catalogue.map(({ id }) => id));
    assert.deepEqual(
      faults.flatMap(({ id, breaks }) => breaks.filter((rule) => !known.has(rule)).map((rule) => `${id}: ${rule}`)),
      [],
    );
  });
});
