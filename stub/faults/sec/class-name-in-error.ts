import { setMember } from '../edit.ts';
import { fault } from '../fault.ts';
import { tells } from '../words.ts';

export default fault({
  id: 'class-name-in-error',
  title: 'Names the class that did not find an id',
  breaks: ['AISP-SEC-026'],
  response(draft) {
    if (draft.status !== 400 || !tells(draft, 'UK.OBIE.Resource.NotFound')) return;
    setMember(draft.body, 'Message', 'com.bank.aisp.store.AccountStore has no entity with this id');
  },
});
