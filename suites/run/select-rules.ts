import type { OperationId } from '../../schemas/operations.ts';
import { inRange, releasesOf, versionOf } from '../../schemas/releases.ts';
import type { RuleId } from '../../schemas/statements/rule-ids.ts';
import type { ScenarioName } from '../core/probes.ts';
import type { Rule } from '../core/rule.ts';
import type { Target } from '../target/target.ts';
import { elsewhere, everywhere, onlyWith } from './looks-elsewhere.ts';
import { type Part, partOf } from './shard.ts';

/** True when an id matches a glob in which `*` stands for any run of characters and `?` for one; case does not matter. */
export function matchesGlob(id: string, glob: string): boolean {
  const pattern = glob
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${pattern}$`, 'i').test(id);
}

/** The rules that at least one glob matches; all of them when there are no globs. */
export function selectRules<R extends Pick<Rule, 'id'>>(rules: readonly R[], globs: readonly string[]): readonly R[] {
  return globs.length === 0 ? rules : rules.filter(({ id }) => globs.some((glob) => matchesGlob(id, glob)));
}

/** What a run judges a target by: its release, and whether the next version is beside it. */
export interface Judged extends Pick<Target, 'release'> {
  /** There where the target names the next version as well. */
  readonly beside?: unknown;
}

/**
 * The rules that the version of a release has: those of another one are no matter of a run, applicable or not, and neither are those
 * that relate two versions where the target names one.
 */
export function rulesFor<R extends Pick<Rule, 'releases' | 'bothVersions'>>(
  rules: readonly R[],
  { release, beside }: Judged,
): readonly R[] {
  const ofVersion = releasesOf(versionOf(release));
  return rules.filter(
    ({ releases = {}, bothVersions }) =>
      ofVersion.some((each) => inRange(each, releases)) && (bothVersions !== true || beside !== undefined),
  );
}

/** The rules that a run judges: those selected of its version, or its part of them. */
export function rulesToJudge(
  catalogue: readonly Rule[],
  target: Judged,
  { only = [], shard }: { readonly only?: readonly string[]; readonly shard?: Part | undefined },
): readonly Rule[] {
  const selected = selectRules(rulesFor(catalogue, target), only);
  return shard === undefined ? selected : partOf(selected, shard);
}

/**
 * The scenarios that rules draw their evidence from, of all that the rules of the version have: also those whose answers they judge
 * besides, so that no rule passes on part of what it would have judged in a whole run. Of a bank that offers a part of the operations
 * those that have to do with the others are left out.
 */
export function scenariosOf(
  rules: readonly Pick<Rule, 'id' | 'scenarios'>[],
  all: readonly Pick<Rule, 'scenarios'>[] = rules,
  offered?: readonly OperationId[],
): readonly ScenarioName[] {
  const whole = all.flatMap(({ scenarios }) => scenarios);
  if (rules.some(({ id }) => everywhere.includes(id))) return [...new Set(whole)];
  const besides = (id: RuleId) => {
    const needed = onlyWith[id];
    return needed === undefined || offered?.includes(needed) !== false ? (elsewhere[id] ?? []) : [];
  };
  const own = rules.flatMap(({ id, scenarios }) => [...scenarios, ...besides(id)]);
  return [...new Set(own)].filter((name) => whole.includes(name));
}
