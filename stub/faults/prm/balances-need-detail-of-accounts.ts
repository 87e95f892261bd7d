import { fault } from '../fault.ts';

export default fault({
  id: 'balances-need-detail-of-accounts',
  title: 'Wants ReadAccountsDetail as well before it answers GET /balances',
  breaks: ['AISP-PRM-014'],
  behaviour: {
    permissionsRequired: (honest) => (id) =>
      id === 'GET /balances' ? [...honest(id), ['ReadAccountsDetail']] : honest(id),
  },
});
