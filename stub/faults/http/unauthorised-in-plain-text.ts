import { onStatus } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'unauthorised-in-plain-text',
  title: 'Answers 401 with the word Unauthorized for a body',
  breaks: ['AISP-HTTP-025', 'AISP-V4-038'],
  response: onStatus(401, (draft) => {
    if (draft.body !== undefined) draft.text = 'Unauthorized';
  }),
});
