import { onStatus, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'error-id-is-number',
  title: 'Sends the Id of 405 as a number',
  breaks: ['AISP-ERR-002'],
  response: onStatus(405, (draft, { sequence }) => setMember(draft.body, 'Id', sequence)),
});
