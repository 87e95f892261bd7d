import { onOperation, setMember } from '../edit.ts';
import { fault } from '../fault.ts';
import { tells } from '../words.ts';

export default fault({
  id: 'stack-trace-in-error',
  title: 'Shows where its program was when it met a malformed body',
  breaks: ['AISP-SEC-026'],
  response: onOperation('POST /account-access-consents', (draft) => {
    if (draft.status !== 400 || !tells(draft, 'UK.OBIE.Resource.InvalidFormat')) return;
    setMember(draft.body, 'Message', 'Unexpected end of input at JsonReader.next (/srv/api/json-reader.js:112:19)');
  }),
});
