import { becomeRefusal } from '../edit.ts';
import { fault } from '../fault.ts';
import { tells } from '../words.ts';

export default fault({
  id: 'reauthentication-in-own-words',
  title: 'Says with an ErrorCode of its own that it wants the PSU back',
  breaks: ['AISP-SEC-019'],
  response(draft) {
    if (draft.status !== 403 || !tells(draft, 'UK.OBIE.Reauthenticate')) return;
    becomeRefusal(draft, 403, 'GB.ExampleBank.StepUp.Required');
  },
});
