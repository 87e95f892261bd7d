import { fault } from '../fault.ts';

export default fault({
  id: 'standing-orders-can-be-changed',
  title: 'Takes a PUT of standing orders',
  breaks: ['AISP-HTTP-006', 'AISP-SEED-002'],
  response(draft, { method, path }) {
    if (method !== 'PUT' || !path.endsWith('/standing-orders') || draft.status !== 405) return;
    draft.status = 204;
    draft.headers.delete('content-type');
    draft.headers.delete('allow');
    draft.body = undefined;
  },
});
