import { fault } from '../fault.ts';

export default fault({
  id: 'basic-transactions-show-detail',
  title: 'Shows the Detail elements of transactions under Basic permissions',
  breaks: ['AISP-PRM-035'],
  behaviour: {
    withheld: (honest) => (cluster, permissions) =>
      cluster === 'transactions' && !permissions.includes('ReadAccountsDetail') ? [] : honest(cluster, permissions),
  },
});
