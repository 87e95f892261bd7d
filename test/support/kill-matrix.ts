import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { latestRelease } from '../../schemas/releases.ts';
import { loadFaults } from '../../stub/faults/load.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { brokenBy, judgeBank } from './bank-run.ts';
import { writeFigures } from './figures.ts';

const profiles = { service: serviceProfile, full: fullProfile };

/**
 * Declares the tests of one part of the kill matrix: every fault whose place in the list falls into the part, against every
 * rule, in the first profile and the last release in which the fault can show. The parts are files of their own, so that
 * they run side by side.
 */
export async function describeKillMatrix(part: number, parts: number): Promise<void> {
  const catalogue = await loadRules();
  const faults = (await loadFaults()).filter((_, index) => index % parts === part - 1);
  let killed = 0;
  describe(`the kill matrix, part ${part} of ${parts}`, () => {
    const began = performance.now();
    after(() => {
      writeFigures(`kill-matrix-${part}`, [
        { title: 'Mutants (banks with one fault) killed as named', value: killed, of: faults.length, parts: 'add' },
        { title: 'Seconds for the matrix', value: Math.round((performance.now() - began) / 1000), parts: 'longest' },
      ]);
    });
    for (const fault of faults) {
      const name = fault.profiles === undefined || fault.profiles.includes('service') ? 'service' : 'full';
      it(`${fault.id} breaks ${fault.breaks.join(', ')} and no other rule`, async () => {
        const release = fault.releases?.until ?? latestRelease;
        const run = await judgeBank(catalogue, { profile: profiles[name], release, faults: [fault] });
        assert.deepEqual([...brokenBy(run)].sort(), [...fault.breaks].sort());
        killed += 1;
      });
    }
  });
}
