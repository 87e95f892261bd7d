import { inRange, type Release, versionOf } from '../../schemas/releases.ts';
import type { Fault } from '../../stub/faults/fault.ts';
import type { Rule } from '../../suites/core/rule.ts';
import { canShow, type Setting } from './mutants.ts';
import { turnOf } from './turns.ts';

/** The earlier releases in two pairs, in each of which one closes its messages and one leaves them open. */
const pairs: readonly (readonly Release[])[] = [
  ['3.1.0', '3.1.6'],
  ['3.1.2', '3.1.5'],
];
const earlier = pairs.flat();

/** The release of version 4 in which everything that is of version 4 alone is tried. */
const ofFour: Release = '4.0.1';

/** Ids of the rules whose verdict depends on more than the answer. */
export interface Varies {
  /** On the release: it may be another on one and the same answer. */
  readonly byRelease: ReadonlySet<string>;
  /** On the version: the rules that version 3.1 does not have. */
  readonly ofFour: ReadonlySet<string>;
}

/** Which rules of a catalogue vary, and by what. */
export function variesOf(catalogue: readonly Rule[]): Varies {
  const ids = (rules: readonly Rule[]) => new Set<string>(rules.map(({ id }) => id));
  return {
    byRelease: ids(catalogue.filter((rule) => rule.owns ?? rule.releases ?? rule.tolerates)),
    ofFour: ids(
      catalogue.filter(({ releases }) => releases?.since !== undefined && versionOf(releases.since) === '4.0'),
    ),
  };
}

/**
 * Whether a fault is tried in a setting. In the latest release it always is; in an earlier one where it is about releases. Where what
 * becomes of it may depend on the release, because a rule that it breaks holds a message to its schema or is excused by what only some
 * releases say, it takes its turn in one pair of the earlier ones. Of all others every second one is tried in one of the four. What is
 * of version 4 alone is always tried in 4.0.1, and all else by turns. With the environment variable MATRIX=all each is tried in all.
 */
export function takesItsTurn(fault: Fault, setting: Setting, varies: Varies): boolean {
  const { id, breaks, releases } = fault;
  const { release } = setting;
  if (process.env.MATRIX === 'all') return true;
  if (versionOf(release) === '4.0') return isTriedInFour(fault, setting, varies);
  if (!earlier.includes(release) || releases !== undefined) return true;
  return breaks.some((rule) => varies.byRelease.has(rule))
    ? pairs[turnOf(id, pairs.length)]?.includes(release) === true
    : earlier[turnOf(id, 2 * earlier.length)] === release;
}

/**
 * What shows in version 4 alone, or in one of its releases alone: once, where it shows best. All else by turns: one in twelve in the
 * full profile of 4.0.1, one in sixty elsewhere.
 */
function isTriedInFour(fault: Fault, setting: Setting, varies: Varies): boolean {
  const { id, breaks } = fault;
  const { profile, release } = setting;
  const usual = { profile: 'full', release: ofFour } as const;
  const isUsual = profile === usual.profile && release === usual.release;
  const isOfFour = breaks.some((rule) => varies.ofFour.has(rule));
  if (isOfFour && (isUsual || !canShow(fault, usual))) return true;
  return turnOf(`${id} in version 4`, isUsual ? 12 : 60) === (inRange(release, { since: ofFour }) ? 0 : 1);
}
