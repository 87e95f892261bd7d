import { fault } from '../fault.ts';

export default fault({
  id: 'basic-transactions-show-banks-in-between',
  title: 'Shows under Basic permissions through which banks a payment went',
  breaks: ['AISP-V4-092'],
  releases: { since: '4.0.1' },
  behaviour: {
    withheld: (honest) => (cluster, permissions) =>
      cluster === 'transactions' && !permissions.includes('ReadAccountsDetail')
        ? honest(cluster, permissions).filter((name) => !name.startsWith('IntermediaryAgent'))
        : honest(cluster, permissions),
  },
});
