import { writeFileSync } from 'node:fs';
import { loadRules } from '../core/load-rules.ts';
import type { RuleName } from '../run/presented.ts';

/**
 * Run by the build: writes `rules.json` beside itself, the names of all rules, so that a worker of Playwright knows its tests
 * without loading a rule.
 */
const names = (await loadRules()).map(({ id, title }): RuleName => ({ id, title }));
writeFileSync(new URL('rules.json', import.meta.url), JSON.stringify(names));
