import { dropMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'token-lifetime-missing',
  title: 'Does not tell how long an access token lives',
  breaks: ['AISP-SEC-020'],
  token(draft) {
    dropMember(draft.body, 'expires_in');
  },
});
