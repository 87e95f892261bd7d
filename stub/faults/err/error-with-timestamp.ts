import { onStatus, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'error-with-timestamp',
  title: 'Adds a Timestamp to the body of 403',
  breaks: ['AISP-ERR-009'],
  response: onStatus(403, (draft, { at }) => setMember(draft.body, 'Timestamp', new Date(at).toISOString())),
});
