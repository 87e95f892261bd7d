import { fault } from '../fault.ts';

export default fault({
  id: 'offers-need-basic-of-accounts',
  title: 'Wants ReadAccountsBasic as well before it answers GET /offers',
  breaks: ['AISP-PRM-022'],
  profiles: ['full'],
  behaviour: {
    permissionsRequired: (honest) => (id) =>
      id === 'GET /offers' ? [...honest(id), ['ReadAccountsBasic']] : honest(id),
  },
});
