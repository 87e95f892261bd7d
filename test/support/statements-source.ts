import { join } from 'node:path';
import { otherClauses } from '../../schemas/statements/clauses.ts';
import type { Statement } from '../../schemas/statements/statement.ts';
import { type StatementId, statementIds } from '../../schemas/statements/statement-ids.ts';
import { versionFourStatements } from '../../schemas/statements/version-four.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { type Rule, statementsOf } from '../../suites/core/rule.ts';
import { successors } from '../../suites/ledger/successors.ts';
import type { GeneratedPage } from './generated-pages.ts';

const path = join(import.meta.dirname, '..', '..', '..', 'schemas', 'statements', 'statements.ts');

/**
 * The statements as a source that the bank may read: the rules know which statements they are about, where these stand and what
 * holds, and the bank sees no rule.
 */
export async function statementsSource(): Promise<GeneratedPage> {
  const catalogue = await loadRules();
  const rows = statementIds.map((id) => `  '${id}': ${JSON.stringify(statement(id, catalogue))},`);
  const text = [
    "import type { Statement } from './statement.ts';",
    "import type { StatementId } from './statement-ids.ts';",
    '',
    '/** Every statement by its id, generated from the rules by `npm run coverage`: not to be edited. */',
    'export const statements: Readonly<Record<StatementId, Statement>> = {',
    ...rows,
    '};',
    '',
  ];
  return { path, text: text.join('\n') };
}

/** What the rules of a catalogue say of every statement. */
export function statementsBy(catalogue: readonly Rule[]): Readonly<Record<StatementId, Statement>> {
  return Object.fromEntries(statementIds.map((id) => [id, statement(id, catalogue)]));
}

function statement(id: StatementId, catalogue: readonly Rule[]): Statement {
  const covering = catalogue.filter((rule) => statementsOf(rule).includes(id));
  const own = catalogue.find((rule) => rule.id === id);
  const added = versionFourStatements.find((each) => each.id === id);
  const title = (own ?? covering[0])?.title ?? added?.says;
  const where = own?.clause ?? otherClauses[id] ?? (added && { title: added.source });
  return {
    ...(title === undefined ? {} : { title }),
    ...(where === undefined ? {} : { clause: where }),
    rules: [...covering.map((rule) => rule.id), ...(added === undefined ? [] : (successors[id] ?? []))],
  };
}
