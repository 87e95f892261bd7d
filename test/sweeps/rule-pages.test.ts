import assert from 'node:assert/strict';
import { it } from 'node:test';
import { executedOf } from '../../bin/rules/executed-part.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { groupOf } from '../../suites/core/rule.ts';
import { executedParts } from '../support/executed-parts.ts';
import { isTried } from '../support/turns.ts';

const catalogue = await loadRules();

/** By turns the first of each group and every twentieth; each with TURNS=all, and by `npm run coverage`, which writes them. */
const first = new Map(catalogue.toReversed().map((rule) => [groupOf(rule), rule.id]));
const tried = catalogue.filter((rule) => first.get(groupOf(rule)) === rule.id || isTried(rule.id, 20));

it('the pages of rules show what runs give today', async () => {
  assert.ok(tried.length > 50, String(tried.length));
  const executed = await executedParts(tried);
  const stale = tried.filter(({ id }) => executed.get(id) === undefined || executedOf(id) !== executed.get(id));
  assert.deepEqual(
    stale.map(({ id }) => id),
    [],
    'run "npm run coverage" and commit what it writes',
  );
});
