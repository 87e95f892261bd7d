import { fault } from '../fault.ts';

export default fault({
  id: 'basic-beneficiaries-show-accounts',
  title: 'Shows the accounts of beneficiaries under ReadBeneficiariesBasic',
  breaks: ['AISP-BEN-002'],
  behaviour: {
    withheld: (honest) => (cluster, permissions) => (cluster === 'beneficiaries' ? [] : honest(cluster, permissions)),
  },
});
