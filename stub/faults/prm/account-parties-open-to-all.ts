import { fault } from '../fault.ts';

export default fault({
  id: 'account-parties-open-to-all',
  title: 'Answers GET /accounts/{AccountId}/parties without ReadParty',
  breaks: ['AISP-PRM-011'],
  releases: { since: '3.1.1' },
  behaviour: {
    permissionsRequired: (honest) => (id) => (id === 'GET /accounts/{AccountId}/parties' ? [] : honest(id)),
  },
});
