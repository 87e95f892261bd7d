import { latestRelease, type Release } from '../../../schemas/releases.ts';
import { offeredCodes } from '../../../suites/scenarios/consent-requests.ts';
import { profiles } from '../mutants.ts';
import { headless, headlessDimensions } from './headless.ts';
import { type Dimensions, everyRow, pairwise, type Row, type Together } from './pairwise.ts';
import { readyMade, readyMadeDimensions } from './ready-made.ts';
import type { Situation, Trouble } from './situation.ts';
import { anyTroubles, ownTroubles } from './troubles.ts';

const profileNames = ['service', 'full'] as const;

/**
 * `SITUATIONS` says that every so many-th row of the full product is taken; `all` is each of them, half a million for testers
 * whose run makes consents. A prime meets every value with every other. Without the variable there is a row for each pair of
 * values.
 */
const sweep = process.env.SITUATIONS === 'all' ? 1 : Number(process.env.SITUATIONS ?? 0);

function rowsOf<D extends Dimensions>(dimensions: D, every: number, together?: Together): readonly Row<D>[] {
  const options = together === undefined ? {} : { together };
  return every > 0 ? [...everyRow(dimensions, { ...options, step: every })] : pairwise(dimensions, options);
}

/** The situations of testers whose run makes consents: every pair of what they have and what goes wrong. */
export function headlessSituations(release: Release = latestRelease, every = sweep): readonly Situation[] {
  const dimensions = { profile: profileNames, trouble: ownTroubles.map(({ name }) => name), ...headlessDimensions };
  return rowsOf(dimensions, every).map((row) => situation(release, row, headless(row), ownTroubles));
}

/** The situations of testers with tokens obtained beforehand. */
export function readyMadeSituations(release: Release = latestRelease, every = sweep): readonly Situation[] {
  const dimensions = { profile: profileNames, trouble: anyTroubles.map(({ name }) => name), ...readyMadeDimensions };
  return rowsOf(dimensions, every, canBeRead).map((row) =>
    situation(release, row, readyMade(row, offeredCodes(profiles[row.profile])), anyTroubles),
  );
}

function situation(
  release: Release,
  row: { readonly profile: (typeof profileNames)[number]; readonly trouble: string },
  means: Situation['means'],
  troubles: readonly Trouble[],
): Situation {
  const trouble = troubles.find(({ name }) => name === row.trouble);
  if (trouble === undefined) throw new TypeError(`no trouble ${row.trouble}`);
  const bank = release === latestRelease ? `profile ${row.profile}` : `${release}, profile ${row.profile}`;
  const name = `${means.name} (${bank}); ${trouble.name}`;
  return { name, profile: profiles[row.profile], release, means, trouble };
}

/** Only a client reads the consent that a token stands for. */
const canBeRead: Together = (one, other) => {
  const values = [one, other].map(([name, value]) => `${name}: ${value}`);
  return !(values.includes('said: consent-id') && values.includes('client: no client token'));
};
