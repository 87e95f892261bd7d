import { writeFileSync } from 'node:fs';
import { loadRules } from '../core/load-rules.ts';
import type { ListedRule } from '../run/presented.ts';

/**
 * Run by the build: writes `rules.json` beside itself, the names of all rules and what they draw their evidence from, so that a
 * worker of Playwright knows its tests, and a run can be checked and rehearsed, without loading a rule.
 */
const listed = (await loadRules()).map(
  ({ id, title, scenarios, releases, bothVersions }): ListedRule => ({
    id,
    title,
    scenarios,
    ...(releases === undefined ? {} : { releases }),
    ...(bothVersions === undefined ? {} : { bothVersions }),
  }),
);
writeFileSync(new URL('rules.json', import.meta.url), JSON.stringify(listed));
