import { becomeRefusal, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'consent-deletion-takes-its-twin',
  title: 'Deletes with a consent every other one of the same content',
  breaks: ['AISP-CON-039'],
  response(draft, { operation, params, memory }) {
    const data = draft.body?.Data;
    const content = isObject(data) ? JSON.stringify([data.Permissions, data.TransactionToDateTime]) : '';
    const id = isObject(data) ? data.ConsentId : params.ConsentId;
    if (operation?.startsWith('DELETE') === true && draft.status === 204)
      memory.set(String(memory.get(String(id))), true);
    else if (operation?.startsWith('POST') === true && draft.status === 201) memory.set(String(id), content);
    else if (params.ConsentId !== undefined && memory.get(content) === true) {
      becomeRefusal(draft, 400, 'UK.OBIE.Resource.NotFound');
    }
  },
});
