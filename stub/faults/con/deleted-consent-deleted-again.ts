import { fault } from '../fault.ts';

export default fault({
  id: 'deleted-consent-deleted-again',
  title: 'Answers 204 when a consent is deleted a second time',
  breaks: ['AISP-CON-037'],
  response(draft, { operation, params, memory }) {
    const { ConsentId: id } = params;
    if (id === undefined || operation?.startsWith('DELETE') !== true) return;
    if (draft.status === 204) memory.set(id, 'deleted');
    if (draft.status !== 400 || !memory.has(id)) return;
    draft.status = 204;
    draft.body = undefined;
    draft.headers.delete('content-type');
  },
});
