import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { latestRelease, type Release } from '../../schemas/releases.ts';
import type { Fault } from '../../stub/faults/fault.ts';
import { loadFaults } from '../../stub/faults/load.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { brokenBy } from './bank-run.ts';
import { writeFigures } from './figures.ts';
import { brokenIn, canShow, Mutants, type ProfileName, wrongOutcomes } from './mutants.ts';
import { runBeforehand } from './run-beforehand.ts';

/** The earlier releases in two pairs, in each of which one closes its messages and one leaves them open. */
const pairs: readonly (readonly Release[])[] = [
  ['3.1.0', '3.1.6'],
  ['3.1.2', '3.1.5'],
];

/**
 * Whether a fault is tried in a release: in the latest always; in the earlier ones every other fault in one pair of them, and one that
 * is about releases in all. With the environment variable MATRIX=all each is tried in all.
 */
function takesItsTurn({ releases }: Fault, index: number, release: Release): boolean {
  const turn = pairs.findIndex((pair) => pair.includes(release));
  return turn < 0 || releases !== undefined || process.env.MATRIX === 'all' || index % pairs.length === turn;
}

/**
 * Declares the tests of the kill matrix in one profile and release: every fault that can show there, against every rule. Each
 * is a file of its own, so that they run side by side, and so that a process has the recording of one honest bank to make.
 */
export async function describeKillMatrix(profile: ProfileName, release: Release): Promise<void> {
  const catalogue = await loadRules();
  const setting = { profile, release };
  const mutants = new Mutants(catalogue);
  const able = (await loadFaults()).filter((fault) => canShow(fault, setting));
  const faults = able.filter((fault, index) => takesItsTurn(fault, index, release));
  const began = performance.now();
  const runs = await runBeforehand(
    faults.map((fault) => async () => {
      const { verdicts } = await mutants.run(fault, setting);
      return { broken: [...brokenBy({ verdicts })].sort(), wrong: wrongOutcomes(setting, fault, verdicts) };
    }),
  );
  const seconds = Math.round((performance.now() - began) / 1000);
  const which = release === latestRelease ? '' : ', in earlier releases';
  let killed = 0;
  describe(`the kill matrix, profile ${profile} in release ${release}`, () => {
    after(() =>
      writeFigures(`kill-matrix-${profile}-${release}`, [
        {
          title: `Mutants (banks with one fault) killed as named${which}`,
          value: killed,
          of: faults.length,
          parts: 'add',
        },
        { title: `Seconds for the matrix${which}`, value: seconds, parts: 'longest' },
      ]),
    );
    for (const [index, fault] of faults.entries()) {
      const named = brokenIn(setting, fault, catalogue);
      it(`${fault.id} breaks ${named.join(', ')} and no other rule`, () => {
        assert.ok(named.length > 0, 'it names no rule of this bank: say in which profiles and releases it shows');
        const found = runs[index]?.();
        assert.deepEqual(found?.broken, named);
        assert.deepEqual(found?.wrong, []);
        killed += 1;
      });
    }
  });
}
