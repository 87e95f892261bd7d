import { changeRecords, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'single-statement-with-another',
  title: 'Sends a single statement with another beside it',
  breaks: ['AISP-HTTP-023'],
  profiles: ['full'],
  response: onOperation(
    'GET /accounts/{AccountId}/statements/{StatementId}',
    changeRecords('Statement', (statements) => [
      ...statements,
      ...statements.map((statement) => ({ ...statement, StatementId: `${statement.StatementId}-2` })),
    ]),
  ),
});
