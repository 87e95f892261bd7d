import { fault } from '../fault.ts';

export default fault({
  id: 'beneficiaries-open-to-all',
  title: 'Answers GET /accounts/{AccountId}/beneficiaries without a permission for beneficiaries',
  breaks: ['AISP-PRM-003'],
  behaviour: {
    permissionsRequired: (honest) => (id) => (id === 'GET /accounts/{AccountId}/beneficiaries' ? [] : honest(id)),
  },
});
