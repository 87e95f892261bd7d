import { fault } from '../fault.ts';

export default fault({
  id: 'psu-need-detail-of-accounts',
  title: 'Wants ReadAccountsDetail as well before it answers GET /party',
  breaks: ['AISP-PRM-024'],
  behaviour: {
    permissionsRequired: (honest) => (id) =>
      id === 'GET /party' ? [...honest(id), ['ReadAccountsDetail']] : honest(id),
  },
});
