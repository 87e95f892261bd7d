import { offeredCodes } from '../../../suites/scenarios/consent-requests.ts';
import { profiles } from '../mutants.ts';
import { headless, headlessDimensions } from './headless.ts';
import { pairwise, type Together } from './pairwise.ts';
import { readyMade, readyMadeDimensions } from './ready-made.ts';
import type { Situation, Trouble } from './situation.ts';
import { anyTroubles, ownTroubles } from './troubles.ts';

const profileNames = ['service', 'full'] as const;

/** The situations of testers whose run makes consents: every pair of what they have and what goes wrong. */
export function headlessSituations(seed = 1): readonly Situation[] {
  const dimensions = { profile: profileNames, trouble: ownTroubles.map(({ name }) => name), ...headlessDimensions };
  return pairwise(dimensions, { seed }).map((row) => situation(row, headless(row), ownTroubles));
}

/** The situations of testers with tokens obtained beforehand. */
export function readyMadeSituations(seed = 1): readonly Situation[] {
  const dimensions = { profile: profileNames, trouble: anyTroubles.map(({ name }) => name), ...readyMadeDimensions };
  return pairwise(dimensions, { seed, together: canBeRead }).map((row) =>
    situation(row, readyMade(row, offeredCodes(profiles[row.profile])), anyTroubles),
  );
}

function situation(
  row: { readonly profile: (typeof profileNames)[number]; readonly trouble: string },
  means: Situation['means'],
  troubles: readonly Trouble[],
): Situation {
  const trouble = troubles.find(({ name }) => name === row.trouble);
  if (trouble === undefined) throw new TypeError(`no trouble ${row.trouble}`);
  const name = `${means.name} (profile ${row.profile}); ${trouble.name}`;
  return { name, profile: profiles[row.profile], means, trouble };
}

/** Only a client reads the consent that a token stands for. */
const canBeRead: Together = (one, other) => {
  const values = [one, other].map(([name, value]) => `${name}: ${value}`);
  return !(values.includes('said: consent-id') && values.includes('client: no client token'));
};
