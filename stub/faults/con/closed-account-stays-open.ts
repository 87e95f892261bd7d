import { fault } from '../fault.ts';

export default fault({
  id: 'closed-account-stays-open',
  title: 'Goes on showing an account that has dropped out of the consent',
  breaks: ['AISP-CON-052'],
  behaviour: { remainingAccounts: () => (accountIds) => accountIds },
});
