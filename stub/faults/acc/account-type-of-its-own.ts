import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'account-type-of-its-own',
  title: 'Calls a business account corporate',
  breaks: ['AISP-ACC-006'],
  response: eachRecord('Account', (account) => {
    if (account.AccountType === 'Business') account.AccountType = 'Corporate';
  }),
});
