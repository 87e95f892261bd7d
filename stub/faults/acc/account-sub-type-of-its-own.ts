import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'account-sub-type-of-its-own',
  title: 'Calls a savings account an ISA',
  breaks: ['AISP-ACC-007'],
  response: eachRecord('Account', (account) => {
    if (account.AccountSubType === 'Savings') account.AccountSubType = 'ISA';
  }),
});
