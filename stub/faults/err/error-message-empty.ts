import { onStatus, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'error-message-empty',
  title: 'Sends 406 with an empty Message',
  breaks: ['AISP-ERR-004'],
  response: onStatus(406, (draft) => setMember(draft.body, 'Message', '')),
});
