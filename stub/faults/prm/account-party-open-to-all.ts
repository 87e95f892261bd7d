import { fault } from '../fault.ts';

export default fault({
  id: 'account-party-open-to-all',
  title: 'Answers GET /accounts/{AccountId}/party without ReadParty',
  breaks: ['AISP-PRM-011'],
  behaviour: {
    permissionsRequired: (honest) => (id) => (id === 'GET /accounts/{AccountId}/party' ? [] : honest(id)),
  },
});
