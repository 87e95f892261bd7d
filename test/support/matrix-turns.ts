import { inRange, latestRelease, type Release, versionOf } from '../../schemas/releases.ts';
import type { Fault } from '../../stub/faults/fault.ts';
import type { Rule } from '../../suites/core/rule.ts';
import { brokenIn, canShow, profileNames, type Setting } from './mutants.ts';
import { tryAll, turnOf } from './turns.ts';

/** The earlier releases after which most changed. */
export const earlier: readonly Release[] = ['3.1.0', '3.1.2', '3.1.5', '3.1.6'];

/** Whether the kill matrix tries a fault in a setting where it can show. */
export type TakesItsTurn = (fault: Fault, setting: Setting) => boolean;

/**
 * By turns a fault is tried in the latest release in the profile in which it breaks more of its rules, in both where each has some
 * that the other has not, and in either where they are the same. Where it is about releases, it is tried in one of the earlier
 * ones. So is every fourth of which it may depend on the release what becomes of them, because a rule that they break holds a message
 * to its schema or is excused by what only some releases say; and every sixteenth of all others. What is of version 4 alone is always
 * tried in 4.0.1, and all else by turns. With TURNS=all each is tried wherever it can show.
 */
export function matrixTurns(catalogue: readonly Rule[]): TakesItsTurn {
  const vary = new Set(catalogue.filter((rule) => rule.owns ?? rule.releases ?? rule.tolerates).map(({ id }) => id));
  const named = (fault: Fault, setting: Setting) => brokenIn(setting, fault, catalogue);
  const four = rulesOfFour(catalogue);
  return (fault, setting) => {
    if (tryAll()) return true;
    if (setting.release === latestRelease) return isInProfile(fault, setting, named);
    if (versionOf(setting.release) === '4.0') return isTriedInFour(fault, setting, four);
    if (!earlier.includes(setting.release)) return true;
    const every = fault.releases !== undefined ? 1 : fault.breaks.some((rule) => vary.has(rule)) ? 4 : 16;
    return turnOf(`${fault.id} earlier`, every) === 0 && releaseOf(fault, setting, named) === setting.release;
  };
}

/** The release of version 4 in which everything that is of version 4 alone is tried. */
const usualOfFour: Setting = { profile: 'full', release: '4.0.1' };

/** Ids of the rules that version 3.1 does not have. */
function rulesOfFour(catalogue: readonly Rule[]): ReadonlySet<string> {
  const since = catalogue.filter(
    ({ releases }) => releases?.since !== undefined && versionOf(releases.since) === '4.0',
  );
  return new Set(since.map(({ id }) => id));
}

/**
 * What shows in version 4 alone, or in one of its releases alone: once, where it shows best. All else by turns: one in twenty-four in
 * the full profile of 4.0.1, one in sixty elsewhere.
 */
function isTriedInFour(fault: Fault, { profile, release }: Setting, four: ReadonlySet<string>): boolean {
  const isUsual = profile === usualOfFour.profile && release === usualOfFour.release;
  const isOfFour = fault.breaks.some((rule) => four.has(rule));
  if (isOfFour && (isUsual || !canShow(fault, usualOfFour))) return true;
  const turn = inRange(release, { since: usualOfFour.release }) ? 0 : 1;
  return turnOf(`${fault.id} in version 4`, isUsual ? 24 : 60) === turn;
}

type Named = (fault: Fault, setting: Setting) => readonly string[];

function isInProfile(fault: Fault, setting: Setting, named: Named): boolean {
  const here = named(fault, setting);
  const [elsewhere] = profileNames
    .filter((profile) => profile !== setting.profile)
    .map((profile) => ({ ...setting, profile }))
    .filter((other) => canShow(fault, other));
  // What breaks nothing here says wrongly where it shows: trying it tells so.
  if (elsewhere === undefined || here.length === 0) return true;
  const there = named(fault, elsewhere);
  if (here.some((rule) => !there.includes(rule))) return true;
  return there.length === here.length && profileNames[turnOf(fault.id, profileNames.length)] === setting.profile;
}

/** The one earlier release in which a fault is tried: among those in which it breaks most rules. */
function releaseOf(fault: Fault, setting: Setting, named: Named): Release | undefined {
  const able = earlier
    .filter((release) => canShow(fault, { ...setting, release }))
    .map((release) => ({ release, count: named(fault, { ...setting, release }).length }));
  const most = Math.max(...able.map(({ count }) => count));
  const best = able.filter(({ count }) => count === most);
  return best[turnOf(fault.id, best.length)]?.release;
}
