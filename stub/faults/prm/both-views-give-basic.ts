import { fault } from '../fault.ts';

export default fault({
  id: 'both-views-give-basic',
  title: 'Shows the Basic view of accounts when Basic and Detail are granted',
  breaks: ['AISP-ACC-012', 'AISP-PRM-027'],
  behaviour: {
    withheld: (honest) => (cluster, permissions) =>
      cluster === 'accounts' && permissions.includes('ReadAccountsBasic')
        ? honest(cluster, [])
        : honest(cluster, permissions),
  },
});
