import { onStatus, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'error-without-entries',
  title: 'Sends 415 with an empty list of Errors',
  breaks: ['AISP-ERR-005'],
  response: onStatus(415, (draft) => setMember(draft.body, 'Errors', [])),
});
