import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'basic-accounts-with-empty-identifications',
  title: 'Shows an empty list of identifications in the Basic view of accounts',
  breaks: ['AISP-ACC-011'],
  response: eachRecord('Account', (account, { permissions }) => {
    if (!permissions.includes('ReadAccountsDetail')) account.Account = [];
  }),
});
