import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'unknown-statement-is-an-empty-file',
  title: 'Sends a PDF without a page for a statement that does not exist, to who asks for nothing else',
  breaks: ['AISP-HTTP-014'],
  profiles: ['full'],
  response: onOperation(
    'GET /accounts/{AccountId}/statements/{StatementId}/file',
    (draft, { accountIds, headers, params }) => {
      const known = !String(params.StatementId).includes('does-not-exist');
      if (
        !accountIds.includes(String(params.AccountId)) ||
        draft.status !== 400 ||
        known ||
        headers.get('accept') !== 'application/pdf'
      )
        return;
      draft.status = 200;
      draft.body = undefined;
      draft.headers.set('content-type', 'application/pdf');
      draft.bytes = new TextEncoder().encode('%PDF-1.7\n%%EOF\n');
    },
  ),
});
