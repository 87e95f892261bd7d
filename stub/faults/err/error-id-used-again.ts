import { onStatus, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'error-id-used-again',
  title: 'Gives every 403 the same Id',
  breaks: ['AISP-ERR-003'],
  response: onStatus(403, (draft) => setMember(draft.body, 'Id', 'ERR-0001')),
});
