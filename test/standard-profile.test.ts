import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { operationIds, operations } from '../schemas/operations.ts';
import type { BankProfile } from '../schemas/profiles/bank-profile.ts';
import { fullProfile } from '../schemas/profiles/full.ts';
import { serviceProfile } from '../schemas/profiles/service.ts';
import { standardProfile } from '../schemas/profiles/standard.ts';
import type { FaultId } from '../stub/faults/fault-ids.ts';
import { findFaults } from '../stub/faults/load.ts';
import { loadRules } from '../suites/core/load-rules.ts';
import { brokenBy, judgeBank } from './support/bank-run.ts';

const catalogue = await loadRules();
const mandatory = operationIds.filter((id) => operations[id].implementation === 'mandatory');

/** Judges a bank of one profile by the profile `standard`. */
async function judged(profile: BankProfile, ...ids: readonly FaultId[]) {
  const faults = await findFaults(ids);
  return await judgeBank(catalogue, { profile, faults, target: (usual) => ({ ...usual, profile: standardProfile }) });
}

describe('the profile standard', () => {
  const banks: readonly BankProfile[] = [
    fullProfile,
    serviceProfile,
    { ...fullProfile, name: 'small', operations: mandatory },
  ];
  for (const profile of banks) {
    it(`finds no fault with an honest bank of the profile ${profile.name}, whatever it offers`, async () => {
      const { verdicts } = await judged(profile);
      const alarms = verdicts.filter(({ outcome }) => outcome !== 'pass' && outcome !== 'not-applicable');
      const own = profile === serviceProfile ? ['AISP-SEED-017'] : [];
      assert.deepEqual(
        alarms
          .filter(({ id }) => !own.includes(id))
          .map(({ id, outcome, reason, findings }) => [id, outcome, reason, findings]),
        [],
      );
    });
  }

  it('judges an operation that is there, and calls one that is not not applicable', async () => {
    const outcomes = async (profile: BankProfile) =>
      new Map((await judged(profile)).verdicts.map(({ id, outcome }) => [id, outcome]));
    const [full, small] = [await outcomes(fullProfile), await outcomes({ ...fullProfile, operations: mandatory })];
    for (const id of ['AISP-EP-019', 'AISP-OFF-005', 'AISP-STA-001']) {
      assert.deepEqual([full.get(id), small.get(id)], ['pass', 'not-applicable'], id);
    }
  });

  it('holds an operation that is there to the standard', async () => {
    const run = await judged(fullProfile, 'standing-order-without-frequency');
    assert.ok(brokenBy(run).includes('AISP-STO-001'));
  });

  it('judges no promise of the service, and neither does the profile full', async () => {
    const ids = ['balance-type-missing-expected', 'balance-of-another-type'] as const;
    assert.deepEqual(brokenBy(await judged(fullProfile, ...ids)), []);
    const run = await judgeBank(catalogue, { profile: fullProfile, faults: await findFaults(ids) });
    assert.deepEqual(brokenBy(run), []);
    const promised = run.verdicts.filter((verdict) => verdict.group === 'SEED' && verdict.outcome !== 'not-applicable');
    assert.deepEqual(
      promised.map(({ id }) => id),
      ['AISP-SEED-017'],
      'a member that the closed schema of a party lacks is a matter of the standard',
    );
  });
});
