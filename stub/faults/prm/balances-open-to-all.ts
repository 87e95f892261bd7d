import { fault } from '../fault.ts';

export default fault({
  id: 'balances-open-to-all',
  title: 'Answers GET /accounts/{AccountId}/balances without ReadBalances',
  breaks: ['AISP-PRM-002'],
  behaviour: {
    permissionsRequired: (honest) => (id) => (id === 'GET /accounts/{AccountId}/balances' ? [] : honest(id)),
  },
});
