import { clause } from '../../core/clause.ts';
import { lookForWithheld } from '../../core/detail-elements.ts';
import type { JsonObject } from '../../core/json.ts';
import { look } from '../../core/look.ts';
import { offersAll, offersGroup } from '../../core/offered.ts';
import { rule } from '../../core/rule.ts';
import { sampleStatement } from '../../core/sample-statement.ts';
import type { Sketch } from '../../core/sketch.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

const basic = (changes: JsonObject): Sketch => ({
  operation: 'GET /accounts/{AccountId}/statements',
  consent: 'basic',
  data: { Statement: [sampleStatement(changes)] },
});
const file = 'GET /accounts/{AccountId}/statements/{StatementId}/file';
const refused = { operation: file, probe: 'missing-permission', consent: 'basic' } as const;

/** What ReadStatementsDetail opens. */
export default [
  rule({
    id: 'AISP-STA-003',
    level: 'MUST NOT',
    title: 'StatementAmount is not shown without ReadStatementsDetail',
    matters:
      'The sums on a statement show income and debts; under Basic the customer opened that there is a statement, not what it says.',
    clause: clause('Statements', 'Permission Codes'),
    applies: offersGroup('statements'),
    scenarios: ['basic-view'],
    needs: 'statements under a consent without ReadStatementsDetail',
    judge: (evidence) => lookForWithheld(evidence, 'Statement'),
    accept: { 'the Basic view': basic({ StatementAmount: undefined }) },
    reject: { 'the amounts': basic({}), 'no amounts, in an array': basic({ StatementAmount: [] }) },
  }),
  rule({
    id: 'AISP-STA-004',
    level: 'MUST NOT',
    title: 'The file of a statement is not delivered without ReadStatementsDetail',
    matters:
      'The file holds everything; if it is delivered under Basic, every limit of the consent ends at one download.',
    clause: clause('Statements', 'Permission Codes'),
    applies: offersAll(file),
    scenarios: ['consents', 'missing-permissions'],
    needs: 'a statement, and a consent with ReadStatementsBasic',
    supplies: ['AISP_TOKEN_BASIC'],
    apart: true,
    *judge(evidence) {
      for (const exchange of evidence.select({ operation: file })) {
        if (evidence.grants(exchange, 'ReadStatementsDetail') !== false) continue;
        yield look(
          { exchange },
          !isSuccess(exchange),
          'Expected no file without ReadStatementsDetail',
          statusOf(exchange),
        );
      }
    },
    accept: {
      refused: { ...refused, status: 403 },
      'how it is refused is for another rule': { ...refused, status: 404 },
    },
    reject: { delivered: { ...refused, body: '%PDF-1.7' }, 'an empty file': { ...refused, status: 204 } },
  }),
];
