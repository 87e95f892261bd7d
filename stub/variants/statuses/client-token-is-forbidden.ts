import { becomeRefusal } from '../../faults/edit.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'client-token-is-forbidden',
  title: 'Answers 403 to a token of the wrong grant',
  clause: 'Contradiction C5: 403 in the prose, 401 in the official suite',
  resembles: ['AISP-SEC-007'],
  response: (draft) => {
    const text = JSON.stringify(draft.body ?? '');
    if (draft.status !== 401 || !/Token\.(?:NotOf|Wrong|Of)/.test(text)) return;
    draft.headers.delete('www-authenticate');
    becomeRefusal(draft, 403, 'GB.ExampleBank.WrongGrant');
  },
});
