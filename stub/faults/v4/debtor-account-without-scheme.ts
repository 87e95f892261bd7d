import { dropMember, eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'debtor-account-without-scheme',
  title: 'Leaves out what kind of number the account of a debtor has',
  breaks: ['AISP-V4-094'],
  releases: { since: '4.0.1' },
  response: eachRecord('Transaction', (record) => {
    dropMember(record, 'DebtorAccount.SchemeName');
  }),
});
