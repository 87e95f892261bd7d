import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'account-status-of-its-own',
  title: 'Calls an enabled account active',
  breaks: ['AISP-ACC-008'],
  releases: { since: '3.1.2' },
  response: eachRecord('Account', (account) => {
    if (account.Status === 'Enabled') account.Status = 'Active';
  }),
});
