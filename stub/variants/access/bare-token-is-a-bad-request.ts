import { inRange } from '../../../schemas/releases.ts';
import { becomeRefusal } from '../../faults/edit.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'bare-token-is-a-bad-request',
  title: 'Answers 400 to an access token without the word Bearer before it',
  clause: 'RFC 6750, section 3.1: a malformed request is answered with 400',
  resembles: ['AISP-SEC-005'],
  response: (draft, { headers }) => {
    const authorization = headers.get('authorization') ?? '';
    if (draft.status !== 401 || !/^[\w.~+/-]+=*$/.test(authorization)) return;
    draft.headers.delete('www-authenticate');
    const isFour = inRange(draft.release, { since: '4.0.0' });
    becomeRefusal(draft, 400, isFour ? 'TK09' : 'GB.ExampleBank.Authorization.Malformed');
  },
});
