import { onStatus } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'forbidden-in-plain-text',
  title: 'Answers 403 with the word Forbidden for a body',
  breaks: ['AISP-HTTP-024'],
  response: onStatus(403, (draft) => {
    draft.text = 'Forbidden';
  }),
});
