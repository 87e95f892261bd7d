import { fault } from '../fault.ts';

export default fault({
  id: 'transactions-need-detail-of-accounts',
  title: 'Wants ReadAccountsDetail as well before it answers GET /transactions',
  breaks: ['AISP-PRM-018'],
  behaviour: {
    permissionsRequired: (honest) => (id) =>
      id === 'GET /transactions' ? [...honest(id), ['ReadAccountsDetail']] : honest(id),
  },
});
