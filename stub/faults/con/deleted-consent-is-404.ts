import { fault } from '../fault.ts';

export default fault({
  id: 'deleted-consent-is-404',
  title: 'Answers 404 for a consent that was deleted',
  breaks: ['AISP-CON-036'],
  response(draft, { operation, params, memory }) {
    const { ConsentId: id } = params;
    if (operation === undefined || id === undefined) return;
    if (operation.startsWith('DELETE') && draft.status === 204) memory.set(id, 'deleted');
    if (!operation.startsWith('GET') || draft.status !== 400 || !memory.has(id)) return;
    draft.status = 404;
    draft.headers.delete('content-type');
    draft.body = undefined;
  },
});
