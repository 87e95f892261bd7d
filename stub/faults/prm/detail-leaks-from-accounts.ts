import { fault } from '../fault.ts';

export default fault({
  id: 'detail-leaks-from-accounts',
  title: 'Shows Detail of transactions to a consent with Detail of accounts',
  breaks: ['AISP-PRM-028'],
  behaviour: {
    withheld: (honest) => (cluster, permissions) =>
      cluster === 'transactions' && permissions.includes('ReadAccountsDetail') ? [] : honest(cluster, permissions),
  },
});
