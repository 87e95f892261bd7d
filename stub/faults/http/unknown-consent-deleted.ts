import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'unknown-consent-deleted',
  title: 'Answers the deletion of a consent that never was with 204',
  breaks: ['AISP-HTTP-013'],
  response: onOperation('DELETE /account-access-consents/{ConsentId}', (draft, request) => {
    const { ConsentId: id = '' } = request.params;
    if (draft.status === 204) request.memory.set(id, 'deleted');
    if (draft.status !== 400 || request.memory.has(id)) return;
    draft.status = 204;
    draft.body = undefined;
    draft.headers.delete('content-type');
  }),
});
