import { fault } from '../fault.ts';

export default fault({
  id: 'both-views-give-basic-of-transactions',
  title: 'Shows the Basic view of transactions when Basic and Detail are granted',
  breaks: ['AISP-PRM-027'],
  behaviour: {
    withheld: (honest) => (cluster, permissions) =>
      cluster === 'transactions' && permissions.includes('ReadTransactionsBasic')
        ? honest(cluster, [])
        : honest(cluster, permissions),
  },
});
