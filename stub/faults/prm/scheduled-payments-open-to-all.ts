import { fault } from '../fault.ts';

export default fault({
  id: 'scheduled-payments-open-to-all',
  title: 'Answers GET /accounts/{AccountId}/scheduled-payments without a permission for scheduled payments',
  breaks: ['AISP-PRM-013'],
  behaviour: {
    permissionsRequired: (honest) => (id) => (id === 'GET /accounts/{AccountId}/scheduled-payments' ? [] : honest(id)),
  },
});
