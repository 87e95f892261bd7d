import { fault } from '../fault.ts';

export default fault({
  id: 'both-views-give-basic-of-scheduled-payments',
  title: 'Shows the Basic view of scheduled payments when Basic and Detail are granted',
  breaks: ['AISP-PRM-027', 'AISP-SCP-005'],
  behaviour: {
    withheld: (honest) => (cluster, permissions) =>
      cluster === 'scheduled-payments' && permissions.includes('ReadScheduledPaymentsBasic')
        ? honest(cluster, [])
        : honest(cluster, permissions),
  },
});
