import { becomeRefusal } from '../../faults/edit.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'unknown-account-is-403',
  title: 'Answers 403 to an AccountId that does not exist, as to one outside the consent',
  clause: 'Contradiction C6: 400 in the prose, 403 tolerated',
  warns: { rules: ['AISP-HTTP-012'], why: 'The prose wants 400: contradiction C6' },
  response: (draft, { params }) => {
    if (draft.status !== 400 || params.AccountId === undefined || params.StatementId !== undefined) return;
    if (/Resource\.NotFound|U011/.test(JSON.stringify(draft.body ?? '')))
      becomeRefusal(draft, 403, 'GB.ExampleBank.Account');
  },
});
