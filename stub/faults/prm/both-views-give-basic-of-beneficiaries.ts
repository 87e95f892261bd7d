import { fault } from '../fault.ts';

export default fault({
  id: 'both-views-give-basic-of-beneficiaries',
  title: 'Shows the Basic view of beneficiaries when Basic and Detail are granted',
  breaks: ['AISP-BEN-003', 'AISP-PRM-027'],
  behaviour: {
    withheld: (honest) => (cluster, permissions) =>
      cluster === 'beneficiaries' && permissions.includes('ReadBeneficiariesBasic')
        ? honest(cluster, [])
        : honest(cluster, permissions),
  },
});
