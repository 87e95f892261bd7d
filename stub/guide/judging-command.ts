import { isDeepStrictEqual } from 'node:util';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { profileIn } from '../../schemas/profiles/profile-in.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { standardProfile } from '../../schemas/profiles/standard.ts';
import { latestRelease } from '../../schemas/releases.ts';
import type { Releases } from '../release/version.ts';
import { quoted } from './key-guide.ts';

/** What of a bank decides how a run must be told to judge it. */
export interface JudgedBank {
  readonly profile: BankProfile;
  readonly releases: Releases;
}

/** Stands for the path of a profile file that somebody has yet to write. */
export const unwrittenProfile = 'FILE';

/**
 * The words by which `aisp run` judges a bank at `url` as what it is. `profile` is the name or the path by which a user named its profile;
 * without it a profile that does not come with the package
 * is `unwrittenProfile`.
 */
export function judgingCommand(bank: JudgedBank, url: string, profile = profileName(bank)): string {
  const [release, ...besides] = bank.releases;
  return [
    `run --target ${url}`,
    ...(profile === serviceProfile.name ? [] : [`--profile ${quoted(profile)}`]),
    ...(release === latestRelease && besides.length === 0 ? [] : [`--release ${bank.releases.join(',')}`]),
  ].join(' ');
}

/** A file may give its profile the name of one that comes with the package: what it declares decides. */
function profileName({ profile, releases: [release] }: JudgedBank): string {
  const named = [serviceProfile, fullProfile, standardProfile];
  return named.find((each) => isDeepStrictEqual(profileIn(release, each), profile))?.name ?? unwrittenProfile;
}
