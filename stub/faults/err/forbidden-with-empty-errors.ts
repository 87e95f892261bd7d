import { onStatus, setMember } from '../edit.ts';
import { fault } from '../fault.ts';
import { tells } from '../words.ts';

export default fault({
  id: 'forbidden-with-empty-errors',
  title: 'Sends 403 with an empty list of Errors, but where it wants the PSU back',
  breaks: ['AISP-ERR-005'],
  response: onStatus(403, (draft) => {
    if (draft.body !== undefined && !tells(draft, 'UK.OBIE.Reauthenticate')) setMember(draft.body, 'Errors', []);
  }),
});
