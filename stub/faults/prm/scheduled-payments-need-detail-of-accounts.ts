import { fault } from '../fault.ts';

export default fault({
  id: 'scheduled-payments-need-detail-of-accounts',
  title: 'Wants ReadAccountsDetail as well before it answers GET /scheduled-payments',
  breaks: ['AISP-PRM-025'],
  behaviour: {
    permissionsRequired: (honest) => (id) =>
      id === 'GET /scheduled-payments' ? [...honest(id), ['ReadAccountsDetail']] : honest(id),
  },
});
