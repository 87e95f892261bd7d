import type { Rule } from '../../suites/core/rule.ts';
import { selectRules } from '../../suites/run/select-rules.ts';
import { suggestion } from '../../suites/target/nearest.ts';
import { AispError } from '../public/aisp-error.ts';

/** Refuses a glob of rule ids that matches no rule: what it was meant to select would silently be left out. */
export function checkSelection(rules: readonly Pick<Rule, 'id'>[], globs: readonly string[]): void {
  const idle = globs.find((glob) => selectRules(rules, [glob]).length === 0);
  if (idle === undefined) return;
  const ids = rules.map(({ id }) => id);
  const wider = `*${idle}*`;
  const cure =
    selectRules(rules, [wider]).length > 0
      ? `Did you mean "${wider}"?`
      : suggestion(
          idle,
          ids,
          'See "aisp rules" for the ids; on a command line quote the glob, so that the shell leaves it alone.',
        );
  throw new AispError('NO_SUCH_RULE', `No rule matches ${idle}.`, cure);
}
