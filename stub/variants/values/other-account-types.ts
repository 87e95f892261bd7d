import { recordsChanged } from '../records.ts';
import { variant } from '../variant.ts';

const others = ['EMoney', 'PrePaidCard', 'ChargeCard', 'Loan', 'Mortgage'];
const statuses = ['Enabled', 'Disabled', 'Pending', 'ProForma'];

const place = (id: unknown) => String(id).charCodeAt(String(id).length - 1);

export default variant({
  id: 'other-account-types',
  title: 'Keeps loans, mortgages and electronic money, and accounts in other states than Enabled',
  clause: 'OBExternalAccountSubType1Code and OBAccountStatus1Code: any of their values',
  resembles: ['AISP-ACC-007', 'AISP-ACC-008'],
  world: recordsChanged({
    Account: ({ AccountId: id, AccountSubType: type }) => ({
      AccountSubType: type === 'CreditCard' ? type : others[place(id) % others.length],
      Status: statuses[place(id) % statuses.length],
    }),
  }),
});
