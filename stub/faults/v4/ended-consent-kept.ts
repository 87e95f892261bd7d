import { becomeRefusal, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

const ended: readonly unknown[] = ['CANC', 'EXPD'];

export default fault({
  id: 'ended-consent-kept',
  title: 'Refuses to delete a consent that has ended, for it is not in a state to be deleted',
  breaks: ['AISP-V4-020'],
  releases: { since: '4.0.0' },
  response(draft, { method, params, memory }) {
    const id = params.ConsentId ?? '';
    const data = draft.body?.Data;
    if (method === 'GET' && isObject(data) && id !== '') memory.set(id, data.Status);
    if (method === 'DELETE' && draft.status === 204 && ended.includes(memory.get(id)))
      becomeRefusal(draft, 400, 'U009');
  },
});
