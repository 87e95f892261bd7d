import { fault } from '../fault.ts';

export default fault({
  id: 'both-views-give-basic-of-statements',
  title: 'Shows the Basic view of statements when Basic and Detail are granted',
  breaks: ['AISP-PRM-027'],
  profiles: ['full'],
  behaviour: {
    withheld: (honest) => (cluster, permissions) =>
      cluster === 'statements' && permissions.includes('ReadStatementsBasic')
        ? honest(cluster, [])
        : honest(cluster, permissions),
  },
});
