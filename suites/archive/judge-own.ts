import type { OfficialDecision, Verdict } from '../../reports/contract/index.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { profileIn } from '../../schemas/profiles/profile-in.ts';
import type { Release } from '../../schemas/releases.ts';
import { claimsOf, type Rule } from '../core/rule.ts';
import { decideOfficialTests } from '../official/decide-tests.ts';
import { rulesFor, selectRules } from '../run/select-rules.ts';
import { judgeAllWithWaivers } from '../target/waivers.ts';
import type { OwnArchive } from './own-archive.ts';

/** What stands in for what the run declared. */
export interface OtherTerms {
  readonly profile?: BankProfile;
  readonly release?: Release;
  /** Globs over rule ids; those of the run when empty. */
  readonly only?: readonly string[];
}

/** The verdicts on the archive of a run: those of the run itself, waivers included, unless other terms are given. */
export function judgeOwn(
  catalogue: readonly Rule[],
  { archive, context, declared, rules: judged }: Pick<OwnArchive, 'archive' | 'context' | 'declared' | 'rules'>,
  { profile = declared.profile, release = declared.release, only = [] }: OtherTerms = {},
): readonly Verdict[] {
  const selected = selectRules(rulesFor(catalogue, { ...declared, release }), only.length > 0 ? only : declared.only);
  const rules = judged === undefined ? selected : selected.filter(({ id }) => judged.includes(id));
  const terms = { release, profile: profileIn(release, profile), claims: claimsOf(catalogue, release) };
  return judgeAllWithWaivers(rules, archive, { ...context, ...terms }, declared.waivers);
}

/** What the official suite would say of the archive of a run, on the terms of the run unless others are given. */
export function officialOf(
  catalogue: readonly Rule[],
  { archive, declared }: Pick<OwnArchive, 'archive' | 'declared'>,
  { profile = declared.profile, release = declared.release }: OtherTerms = {},
): readonly OfficialDecision[] {
  return decideOfficialTests(archive, { release, profile: profileIn(release, profile) }, catalogue);
}
