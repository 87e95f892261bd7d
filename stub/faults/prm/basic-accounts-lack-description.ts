import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'basic-accounts-lack-description',
  title: 'Leaves Description out of accounts under ReadAccountsBasic',
  breaks: ['AISP-PRM-029'],
  response: eachRecord('Account', (account, { permissions }) => {
    if (!permissions.includes('ReadAccountsDetail')) delete account.Description;
  }),
});
