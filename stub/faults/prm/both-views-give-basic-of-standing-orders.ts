import { fault } from '../fault.ts';

export default fault({
  id: 'both-views-give-basic-of-standing-orders',
  title: 'Shows the Basic view of standing orders when Basic and Detail are granted',
  breaks: ['AISP-PRM-027', 'AISP-STO-011'],
  behaviour: {
    withheld: (honest) => (cluster, permissions) =>
      cluster === 'standing-orders' && permissions.includes('ReadStandingOrdersBasic')
        ? honest(cluster, [])
        : honest(cluster, permissions),
  },
});
