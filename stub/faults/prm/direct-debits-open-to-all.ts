import { fault } from '../fault.ts';

export default fault({
  id: 'direct-debits-open-to-all',
  title: 'Answers GET /accounts/{AccountId}/direct-debits without ReadDirectDebits',
  breaks: ['AISP-PRM-004'],
  behaviour: {
    permissionsRequired: (honest) => (id) => (id === 'GET /accounts/{AccountId}/direct-debits' ? [] : honest(id)),
  },
});
