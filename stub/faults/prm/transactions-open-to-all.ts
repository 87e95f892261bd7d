import { fault } from '../fault.ts';

export default fault({
  id: 'transactions-open-to-all',
  title: 'Answers GET /accounts/{AccountId}/transactions without a permission for transactions',
  breaks: ['AISP-PRM-006'],
  behaviour: {
    permissionsRequired: (honest) => (id) => (id === 'GET /accounts/{AccountId}/transactions' ? [] : honest(id)),
  },
});
