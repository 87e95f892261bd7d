import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { otherClauses, withoutClause } from '../schemas/statements/clauses.ts';
import { statementIdsOf } from '../schemas/statements/statement-ids.ts';
import { statements } from '../schemas/statements/statements.ts';
import { loadRules } from '../suites/core/load-rules.ts';
import { exclusions } from '../suites/ledger/exclusions.ts';
import { exclusionsOfFour } from '../suites/ledger/exclusions-of-four.ts';
import { openStatements } from '../suites/ledger/open-statements.ts';
import { statementsSource } from './support/statements-source.ts';

describe('the statements, as the bank may read them', () => {
  it('are what the rules say', async () => {
    const { path, text } = await statementsSource();
    const current = existsSync(path) ? readFileSync(path, 'utf8') : '';
    assert.ok(
      current === text,
      'schemas/statements/statements.ts is out of date: run "npm run coverage" and commit it',
    );
  });

  it('tell where each stands, by its rule or by the list of clauses and never by both', async () => {
    const own = new Set<string>((await loadRules()).map(({ id }) => id));
    const listed = [...Object.keys(otherClauses), ...withoutClause].sort();
    assert.deepEqual(
      listed,
      statementIdsOf('3.1')
        .filter((id) => !own.has(id))
        .sort(),
    );
    for (const [id, { clause }] of Object.entries(statements)) {
      assert.equal(clause === undefined, (withoutClause as readonly string[]).includes(id), id);
      assert.match(clause?.url ?? 'https:', /^https:/, id);
    }
  });

  it('have a title and a rule where none is excluded', () => {
    const open: readonly string[] = openStatements;
    for (const [id, { title, rules }] of Object.entries(statements)) {
      if (id.startsWith('AISP-V4-')) {
        assert.equal(rules.length === 0, Object.hasOwn(exclusionsOfFour, id) || open.includes(id), id);
        assert.ok(title !== undefined, id);
        continue;
      }
      assert.equal(rules.length === 0, Object.hasOwn(exclusions, id), id);
      assert.equal(title === undefined, Object.hasOwn(exclusions, id), id);
    }
  });
});
