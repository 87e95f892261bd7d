import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { latestRelease, type Release } from '../../schemas/releases.ts';
import type { Fault } from '../../stub/faults/fault.ts';
import { loadFaults } from '../../stub/faults/load.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import type { Rule } from '../../suites/core/rule.ts';
import { brokenBy } from './bank-run.ts';
import { writeFigures } from './figures.ts';
import { brokenIn, canShow, Mutants, type ProfileName, type Setting, wrongOutcomes } from './mutants.ts';
import { type Outcome, runBeforehand } from './run-beforehand.ts';
import { turnOf } from './turns.ts';

/** The earlier releases in two pairs, in each of which one closes its messages and one leaves them open. */
const pairs: readonly (readonly Release[])[] = [
  ['3.1.0', '3.1.6'],
  ['3.1.2', '3.1.5'],
];
const earlier = pairs.flat();

/**
 * Whether a fault is tried in a release: in the latest always; in an earlier one where it is about releases. Where what becomes of it
 * may depend on the release, because a rule that it breaks holds a message to its schema or is excused by what only some releases
 * say, it takes its turn in one pair of the earlier ones. Of all others every second one is tried in one of the four. With the
 * environment variable MATRIX=all each is tried in all.
 */
function takesItsTurn({ id, breaks, releases }: Fault, release: Release, ofReleases: ReadonlySet<string>): boolean {
  if (!earlier.includes(release) || releases !== undefined || process.env.MATRIX === 'all') return true;
  const varies = breaks.some((rule) => ofReleases.has(rule));
  return varies
    ? pairs[turnOf(id, pairs.length)]?.includes(release) === true
    : earlier[turnOf(id, 2 * earlier.length)] === release;
}

/** The rules whose verdict on one and the same answer may be another in another release. */
function rulesOfReleases(catalogue: readonly Rule[]): ReadonlySet<string> {
  const vary = catalogue.filter((rule) => rule.owns ?? rule.releases ?? rule.tolerates);
  return new Set(vary.map(({ id }) => id));
}

/** What the matrix came to in one release. */
interface Tried {
  readonly release: Release;
  readonly faults: readonly Fault[];
  readonly runs: readonly Outcome<{ readonly broken: readonly string[]; readonly wrong: readonly string[] }>[];
  readonly seconds: number;
}

/**
 * Declares the tests of the kill matrix in one profile and some releases: every fault that can show there, against every rule. They
 * are in several files, so that they run side by side. All runs come before the first test is declared, see `runBeforehand`.
 */
export async function describeKillMatrix(profile: ProfileName, ...releases: readonly Release[]): Promise<void> {
  const catalogue = await loadRules();
  const tried: Tried[] = [];
  for (const release of releases) tried.push(await tryFaults(catalogue, { profile, release }));
  for (const each of tried) declare(catalogue, profile, each);
}

async function tryFaults(catalogue: readonly Rule[], setting: Setting): Promise<Tried> {
  const { release } = setting;
  const mutants = new Mutants(catalogue);
  const able = (await loadFaults()).filter((fault) => canShow(fault, setting));
  const ofReleases = rulesOfReleases(catalogue);
  const faults = able.filter((fault) => takesItsTurn(fault, release, ofReleases));
  const began = performance.now();
  const runs = await runBeforehand(
    faults.map((fault) => async () => {
      const { verdicts } = await mutants.run(fault, setting);
      return { broken: [...brokenBy({ verdicts })].sort(), wrong: wrongOutcomes(setting, fault, verdicts) };
    }),
  );
  return { release, faults, runs, seconds: Math.round((performance.now() - began) / 1000) };
}

function declare(catalogue: readonly Rule[], profile: ProfileName, { release, faults, runs, seconds }: Tried): void {
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
      const named = brokenIn({ profile, release }, fault, catalogue);
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
