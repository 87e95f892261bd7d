import { versionOf } from '../../schemas/releases.ts';
import type { Rule } from '../../suites/core/rule.ts';
import { type Judged, rulesFor, selectRules } from '../../suites/run/select-rules.ts';
import { suggestion } from '../../suites/target/nearest.ts';
import { AispError } from '../public/aisp-error.ts';

type Listed = Pick<Rule, 'id' | 'releases' | 'bothVersions'>;

/**
 * Refuses a glob of rule ids that matches no rule: what it was meant to select would silently be left out. Refuses, too, a
 * selection of which the version that is judged has no rule: nothing would be called, and the verdict would be that nobody knows.
 */
export function checkSelection(rules: readonly Listed[], globs: readonly string[], judged: Judged): void {
  const idle = globs.find((glob) => selectRules(rules, [glob]).length === 0);
  if (idle !== undefined) throw new AispError('NO_SUCH_RULE', `No rule matches ${idle}.`, nearTo(idle, rules));
  if (!selectsNone(rules, globs, judged)) return;
  const relating = selectRules(rules, globs).every(({ bothVersions }) => bothVersions === true);
  throw new AispError(
    'NO_SUCH_RULE',
    `${globs.join(' and ')} matches no rule that is judged at release ${judged.release}.`,
    relating
      ? 'What it matches relates two versions of one bank: name a release of each, as in 3.1.11,4.0.1.'
      : `What it matches is not about version ${versionOf(judged.release)}: name a release of the other version.`,
  );
}

/** True when a selection leaves nothing to judge at a release. */
export function selectsNone(rules: readonly Listed[], globs: readonly string[], judged: Judged): boolean {
  return globs.length > 0 && selectRules(rulesFor(rules, judged), globs).length === 0;
}

function nearTo(idle: string, rules: readonly Listed[]): string {
  const wider = `*${idle}*`;
  if (selectRules(rules, [wider]).length > 0) return `Did you mean "${wider}"?`;
  return suggestion(
    idle,
    rules.map(({ id }) => id),
    'See "aisp rules" for the ids; on a command line quote the glob, so that the shell leaves it alone.',
  );
}
