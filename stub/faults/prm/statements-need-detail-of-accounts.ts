import { fault } from '../fault.ts';

export default fault({
  id: 'statements-need-detail-of-accounts',
  title: 'Wants ReadAccountsDetail as well before it answers GET /statements',
  breaks: ['AISP-PRM-019'],
  profiles: ['full'],
  behaviour: {
    permissionsRequired: (honest) => (id) =>
      id === 'GET /statements' ? [...honest(id), ['ReadAccountsDetail']] : honest(id),
  },
});
