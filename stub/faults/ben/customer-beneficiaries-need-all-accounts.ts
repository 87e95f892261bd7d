import { fault } from '../fault.ts';

export default fault({
  id: 'customer-beneficiaries-need-all-accounts',
  title: 'Shows the beneficiaries of a customer only where many accounts are selected',
  breaks: ['AISP-BEN-008'],
  profiles: ['full'],
  behaviour: {
    sharedBeneficiaries: (honest) => (records, accountIds) =>
      accountIds.length > 2 ? honest(records, accountIds) : [],
  },
});
