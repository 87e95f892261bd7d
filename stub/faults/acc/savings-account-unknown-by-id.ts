import { becomeRefusal, onOperation, records } from '../edit.ts';
import { fault } from '../fault.ts';
import { accountWords } from '../words.ts';

export default fault({
  id: 'savings-account-unknown-by-id',
  title: 'Does not know a savings account by the id that it lists',
  breaks: ['AISP-EP-005', 'AISP-ACC-002'],
  response: onOperation('GET /accounts/{AccountId}', (draft) => {
    const [account] = records(draft, 'Account');
    const { type, savings } = accountWords(draft.release);
    if (account?.[type] === savings) becomeRefusal(draft, 400, 'UK.OBIE.Resource.NotFound');
  }),
});
