import { dropMember, eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'savings-account-without-currency',
  title: 'Leaves the currency out of savings accounts',
  breaks: ['AISP-ACC-005'],
  response: eachRecord('Account', (account) => {
    if (account.AccountSubType === 'Savings') dropMember(account, 'Currency');
  }),
});
