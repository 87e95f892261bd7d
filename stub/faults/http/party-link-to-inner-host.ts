import { onOperation, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'party-link-to-inner-host',
  title: 'Links to a host inside the bank from the party',
  breaks: ['AISP-HTTP-027'],
  response: onOperation('GET /party', (draft, { base }) => {
    setMember(draft.body, 'Links.Self', `http://core-17.bank.test${new URL(base).pathname}/party`);
  }),
});
