import { onOperation, onStatus, setHeader } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'statement-file-called-html',
  title: 'Delivers the file of a statement under another media type',
  breaks: ['AISP-STA-011'],
  profiles: ['full'],
  response: onOperation(
    'GET /accounts/{AccountId}/statements/{StatementId}/file',
    onStatus(200, setHeader('content-type', 'text/html')),
  ),
});
