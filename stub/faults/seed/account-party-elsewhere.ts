import { onOperation, onStatus } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'account-party-elsewhere',
  title: 'Has nothing at GET /accounts/{AccountId}/party',
  breaks: ['AISP-EP-022'],
  response: onOperation(
    'GET /accounts/{AccountId}/party',
    onStatus(200, (draft) => {
      draft.status = 404;
      draft.headers.delete('content-type');
      draft.body = undefined;
    }),
  ),
});
