import { fault } from '../fault.ts';
import { errorsOf } from '../status-reasons.ts';

export default fault({
  id: 'deleted-consent-by-a-code-of-the-bank',
  title: 'Has a code of its own for a consent that was deleted',
  breaks: ['AISP-V4-034'],
  releases: { since: '4.0.0' },
  response(draft, { method, params, memory }) {
    const { ConsentId: id = '' } = params;
    if (method === 'DELETE' && draft.status === 204) memory.set(id, true);
    else if (draft.status === 400 && memory.has(id)) for (const entry of errorsOf(draft)) entry.ErrorCode = 'B410';
  },
});
