import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'account-type-as-before',
  title: 'Keeps AccountType beside AccountCategory',
  breaks: ['AISP-V4-067'],
  releases: { since: '4.0.0' },
  response: eachRecord('Account', (record) => {
    record.AccountType = 'Personal';
  }),
});
