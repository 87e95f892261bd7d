import assert from 'node:assert/strict';
import { it } from 'node:test';
import { executedOf } from '../../bin/rules/executed-part.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { executedParts } from '../support/executed-parts.ts';

const catalogue = await loadRules();

it('the pages of all rules show what runs give today', async () => {
  const executed = await executedParts(catalogue);
  const stale = catalogue.filter(({ id }) => executed.get(id) === undefined || executedOf(id) !== executed.get(id));
  assert.deepEqual(
    stale.map(({ id }) => id),
    [],
    'run "npm run coverage" and commit what it writes',
  );
});
