import { onStatus, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'first-fault-only',
  title: 'Reports the first of several faults and stops',
  breaks: ['AISP-ERR-021'],
  response: onStatus(400, (draft) => {
    const errors = draft.body?.Errors;
    if (Array.isArray(errors)) setMember(draft.body, 'Errors', errors.slice(0, 1));
  }),
});
