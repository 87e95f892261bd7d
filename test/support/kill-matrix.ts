import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { latestRelease, type Release, versionOf } from '../../schemas/releases.ts';
import type { Fault } from '../../stub/faults/fault.ts';
import { loadFaults } from '../../stub/faults/load.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import type { Rule } from '../../suites/core/rule.ts';
import { brokenBy } from './bank-run.ts';
import { writeFigures } from './figures.ts';
import { matrixTurns } from './matrix-turns.ts';
import { brokenIn, canShow, Mutants, type ProfileName, type Setting, wrongOutcomes } from './mutants.ts';
import { type Outcome, runBeforehand } from './run-beforehand.ts';

/** What the matrix came to in one release. */
interface Tried {
  readonly setting: Setting;
  readonly faults: readonly Fault[];
  readonly runs: readonly Outcome<{ readonly broken: readonly string[]; readonly wrong: readonly string[] }>[];
  readonly seconds: number;
}

/**
 * Declares the tests of the kill matrix in one profile and some releases: every fault that can show there, against every rule. They
 * are in several files, so that they run side by side. All runs come before the first test is declared, see `runBeforehand`.
 */
export async function describeKillMatrix(profile: ProfileName, ...releases: readonly Release[]): Promise<void> {
  await describeMatrixIn(...releases.map((release) => ({ profile, release })));
}

/** The same in settings that differ in their profile as well. */
export async function describeMatrixIn(...settings: readonly Setting[]): Promise<void> {
  const catalogue = await loadRules();
  const tried: Tried[] = [];
  for (const setting of settings) tried.push(await tryFaults(catalogue, setting));
  for (const each of tried) declare(catalogue, each);
}

async function tryFaults(catalogue: readonly Rule[], setting: Setting): Promise<Tried> {
  const mutants = new Mutants(catalogue);
  const able = (await loadFaults()).filter((fault) => canShow(fault, setting));
  const takesItsTurn = matrixTurns(catalogue);
  const faults = able.filter((fault) => takesItsTurn(fault, setting));
  const began = performance.now();
  const runs = await runBeforehand(
    faults.map((fault) => async () => {
      const { verdicts } = await mutants.run(fault, setting);
      return { broken: [...brokenBy({ verdicts })].sort(), wrong: wrongOutcomes(setting, fault, verdicts) };
    }),
  );
  return { setting, faults, runs, seconds: Math.round((performance.now() - began) / 1000) };
}

function declare(catalogue: readonly Rule[], { setting, faults, runs, seconds }: Tried): void {
  const { profile, release } = setting;
  const which = whichOf(release);
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

function whichOf(release: Release): string {
  if (release === latestRelease) return '';
  return versionOf(release) === '3.1' ? ', in earlier releases' : ', in version 4';
}
