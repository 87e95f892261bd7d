import { fault } from '../fault.ts';

export default fault({
  id: 'beneficiaries-need-detail-of-accounts',
  title: 'Wants ReadAccountsDetail as well before it answers GET /accounts/{AccountId}/beneficiaries',
  breaks: ['AISP-PRM-015', 'AISP-SEED-015'],
  behaviour: {
    permissionsRequired: (honest) => (id) =>
      id === 'GET /accounts/{AccountId}/beneficiaries' ? [...honest(id), ['ReadAccountsDetail']] : honest(id),
  },
});
