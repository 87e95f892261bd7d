import { fault } from '../fault.ts';

export default fault({
  id: 'closed-account-takes-the-others',
  title: 'Shuts all accounts of a consent when one of them is closed',
  breaks: ['AISP-CON-052'],
  behaviour: { remainingAccounts: () => () => [] },
});
