import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'detail-accounts-lack-description',
  title: 'Leaves Description out of accounts when Basic is not asked for beside Detail',
  breaks: ['AISP-PRM-026'],
  response: eachRecord('Account', (account, { permissions }) => {
    if (!permissions.includes('ReadAccountsBasic')) delete account.Description;
  }),
});
