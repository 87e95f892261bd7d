import { dropMember, eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'account-without-identification',
  title: 'Shows no identification of an account that was never used',
  breaks: ['AISP-ACC-012'],
  response: eachRecord('Account', (account) => {
    if (account.Nickname === 'Spare') dropMember(account, 'Account');
  }),
});
