import { becomeRefusal, onOperation, onStatus } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'statement-file-refused-with-permission',
  title: 'Refuses the file of a statement although ReadStatementsDetail is granted',
  breaks: ['AISP-PRM-020'],
  profiles: ['full'],
  response: onOperation(
    'GET /accounts/{AccountId}/statements/{StatementId}/file',
    onStatus(200, (draft) => becomeRefusal(draft, 403, 'GB.ReferenceBank.Permission.Missing')),
  ),
});
