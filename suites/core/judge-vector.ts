import type { Verdict } from '../../reports/contract/index.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { type Release, usualIn } from '../../schemas/releases.ts';
import type { Archive } from './archive.ts';
import { otherRelease } from './dual/dual-rule.ts';
import { Evidence } from './evidence.ts';
import { judgeRule } from './judge.ts';
import { noPremises, type Premises } from './premises.ts';
import { claimsOf, type Rule } from './rule.ts';
import { archiveOf, sketchBaseUrl, sketchNow, type Vector } from './sketch.ts';

/** Tells all that a profile may tell. */
const tellingProfile: BankProfile = { ...fullProfile, timeZone: 'UTC' };

/** The last release that has the rule: a vector that breaks it is of that release. */
export function releaseOfVectors({ releases: { since, until } = {} }: Pick<Rule, 'releases'>): Release {
  return until ?? usualIn(since === undefined ? {} : { since });
}

/**
 * What a rule comes to on one of its vectors, and the archive that this stands for: with the profile of the service, or with that of a
 * bank that offers everything where the rule does not apply to the service. Takes the whole catalogue, whose claims tell who answers
 * for a fault of a schema.
 */
export function judgeVector(
  rule: Rule,
  vector: Vector,
  catalogue: readonly Rule[],
  premises: Premises = noPremises,
): { readonly verdict: Verdict; readonly archive: Archive } {
  const release = releaseOfVectors(rule);
  const claims = claimsOf(catalogue, release);
  const both = rule.bothVersions === true ? { beside: { release: otherRelease } } : {};
  const service = { profile: serviceProfile, release, baseUrl: sketchBaseUrl, now: sketchNow, claims, ...both };
  const applies = rule.applies?.(serviceProfile, service) ?? true;
  const context = applies === true ? service : { ...service, profile: tellingProfile };
  const archive = archiveOf(vector);
  return { verdict: judgeRule(rule, new Evidence(archive, premises), context), archive };
}
