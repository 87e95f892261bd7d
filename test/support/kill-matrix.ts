import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { loadFaults } from '../../stub/faults/load.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { brokenBy, judgeBank } from './bank-run.ts';

const profiles = { service: serviceProfile, full: fullProfile };

/**
 * Declares the tests of one part of the kill matrix: every fault whose place in the list falls into the part, against every
 * rule, in the first profile in which the fault can show. The parts are files of their own, so that they run side by side.
 */
export async function describeKillMatrix(part: number, parts: number): Promise<void> {
  const catalogue = await loadRules();
  const faults = (await loadFaults()).filter((_, index) => index % parts === part - 1);
  describe(`the kill matrix, part ${part} of ${parts}`, () => {
    for (const fault of faults) {
      const name = fault.profiles === undefined || fault.profiles.includes('service') ? 'service' : 'full';
      it(`${fault.id} breaks ${fault.breaks.join(', ')} and no other rule`, async () => {
        const run = await judgeBank(catalogue, { profile: profiles[name], faults: [fault] });
        assert.deepEqual([...brokenBy(run)].sort(), [...fault.breaks].sort());
      });
    }
  });
}
