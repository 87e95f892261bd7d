import { fault } from '../fault.ts';

export default fault({
  id: 'statements-open-to-all',
  title: 'Answers GET /statements without a permission for statements',
  breaks: ['AISP-PRM-007'],
  profiles: ['full'],
  behaviour: {
    permissionsRequired: (honest) => (id) => (id === 'GET /statements' ? [] : honest(id)),
  },
});
