import { fault } from '../fault.ts';

export default fault({
  id: 'single-statement-needs-no-permission',
  title: 'Shows a single statement under any consent',
  breaks: ['AISP-PRM-007'],
  profiles: ['full'],
  behaviour: {
    permissionsRequired: (honest) => (id) =>
      id === 'GET /accounts/{AccountId}/statements/{StatementId}' ? [] : honest(id),
  },
});
