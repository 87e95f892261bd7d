import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { inRange, latestRelease, type Release } from '../../schemas/releases.ts';
import type { Fault } from '../../stub/faults/fault.ts';
import { loadFaults } from '../../stub/faults/load.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import type { Rule } from '../../suites/core/rule.ts';
import { alignRuns } from './align-runs.ts';
import { brokenBy } from './bank-run.ts';
import { writeFigures } from './figures.ts';
import { brokenIn, canShow, type LawfulWorld, Mutants, type ProfileName, type Setting } from './mutants.ts';
import { type Argued, passing } from './passing-in-worlds.ts';
import { runBeforehand } from './run-beforehand.ts';
import { sameAnswers } from './same-answers.ts';
import { isTried } from './turns.ts';
import { findWorlds, type WorldId, worldIds } from './worlds.ts';

type InWorld = Setting & { readonly world: LawfulWorld };

/** What came of a fault in a lawful world. */
export interface Hidden {
  /** How many answers differ between the faulty bank and the honest one of that world; 0 where the fault has no effect there. */
  readonly differing: number;
  /** Rules that the fault names and that pass although an answer differs. */
  readonly hidden: readonly string[];
  /** Rules that it does not name and that fail or warn, though not at the honest bank. */
  readonly unnamed: readonly string[];
}

/** Tries one fault in a world, beside the honest bank of that world. */
export async function tryInWorld(
  mutants: Mutants,
  catalogue: readonly Rule[],
  fault: Fault,
  setting: InWorld,
): Promise<Hidden> {
  const honest = await mutants.honest(setting);
  const faulty = await mutants.run(fault, setting);
  const pairs = alignRuns(honest.archive.exchanges, faulty.archive.exchanges);
  const differing = pairs.filter(({ one, two }) => !sameAnswers(one, two)).length;
  const passed = new Set(faulty.verdicts.filter(({ outcome }) => outcome === 'pass').map(({ id }) => id));
  const named = brokenIn(setting, fault, catalogue);
  const before = new Set(brokenBy(honest));
  return {
    differing,
    hidden: differing === 0 ? [] : named.filter((id) => (passed as ReadonlySet<string>).has(id)),
    unnamed: brokenBy(faulty).filter((id) => !named.includes(id) && !before.has(id)),
  };
}

/** What goes wrong between calls is the same whatever the data look like, and takes a run of every call. */
const dependsOnData = ({ serve }: Fault): boolean => serve === undefined;

/** The worlds that are tried: by turns one in four. */
export const triedWorlds = (): readonly WorldId[] => worldIds.filter((id) => isTried(`world ${id}`, 4));

/** The faults that are tried in a world: by turns one in twenty-four, and half as many in settings beside the usual one. */
export function triedFaults(faults: readonly Fault[], setting: InWorld): readonly Fault[] {
  const { profile, release, world } = setting;
  const [named, turns] = isUsual(setting) ? [world.id, 24] : [`${world.id} of ${profile} ${release}`, 48];
  return faults.filter(
    (fault) => dependsOnData(fault) && canShow(fault, setting) && isTried(`${fault.id} in ${named}`, turns),
  );
}

const isUsual = ({ profile, release }: Setting): boolean => profile === 'full' && release === latestRelease;

/** True for a world that is lawful in a release: a variant may be so in some alone. */
function isLawfulIn(release: Release): (world: LawfulWorld) => boolean {
  return ({ variants = [] }) => variants.every(({ releases = {} }) => inRange(release, releases));
}

/** The arguments for a fault in a world: what it may break without being told. */
export function arguedFor(fault: string, world: string): readonly Argued[] {
  return passing.filter((each) => each.fault === fault && (each.worlds as readonly string[]).includes(world));
}

/** Declares the tests of the kill matrix in other worlds: no rule that a fault names passes where an answer differs. */
export async function describeOtherWorlds(profile: ProfileName, release: Release = latestRelease): Promise<void> {
  const [catalogue, faults, worlds] = await Promise.all([loadRules(), loadFaults(), findWorlds(triedWorlds())]);
  const tried: { world: LawfulWorld; fault: Fault; run: () => Hidden }[] = [];
  const silent: { world: LawfulWorld; run: () => readonly string[] }[] = [];
  for (const world of worlds.filter(isLawfulIn(release))) {
    const setting = { profile, release, world };
    // A world's recording is kept as long as its runs: one at a time.
    const mutants = new Mutants(catalogue);
    const chosen = triedFaults(faults, setting);
    const [honest] = await runBeforehand([async () => brokenBy(await mutants.honest(setting))]);
    if (honest !== undefined) silent.push({ world, run: honest });
    const runs = await runBeforehand(chosen.map((fault) => () => tryInWorld(mutants, catalogue, fault, setting)));
    for (const [index, fault] of chosen.entries()) {
      const run = runs[index];
      if (run !== undefined) tried.push({ world, fault, run });
    }
  }
  let told = 0;
  describe(`the kill matrix in other worlds, profile ${profile} in release ${release}`, () => {
    after(() =>
      writeFigures(`other-worlds-${profile}-${release}`, [
        {
          title: 'Faults told, or without effect, in other lawful worlds',
          value: told,
          of: tried.length,
          parts: 'add',
        },
      ]),
    );
    for (const { world, run } of silent)
      it(`${world.id}: the honest bank breaks nothing`, () => assert.deepEqual(run(), []));
    for (const { world, fault, run } of tried) {
      it(`${fault.id} does not pass in ${world.id}`, () => {
        const argued = arguedFor(fault.id, world.id).flatMap(({ rules }) => rules);
        const { hidden } = run();
        // What is argued for is needed: in the usual setting every argument, elsewhere as far as it goes.
        const needed = isUsual({ profile, release }) ? argued : argued.filter((id) => hidden.includes(id));
        assert.deepEqual([...hidden].sort(), [...needed].sort());
        told += 1;
      });
    }
  });
}
