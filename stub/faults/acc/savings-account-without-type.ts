import { dropMember, eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'savings-account-without-type',
  title: 'Leaves AccountType out of savings accounts before any release let an account go without',
  breaks: ['AISP-ACC-004'],
  releases: { until: '3.1.6' },
  response: eachRecord('Account', (account) => {
    if (account.AccountSubType === 'Savings') dropMember(account, 'AccountType');
  }),
});
