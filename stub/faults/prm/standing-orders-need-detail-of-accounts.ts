import { fault } from '../fault.ts';

export default fault({
  id: 'standing-orders-need-detail-of-accounts',
  title: 'Wants ReadAccountsDetail as well before it answers GET /accounts/{AccountId}/standing-orders',
  breaks: ['AISP-PRM-017'],
  behaviour: {
    permissionsRequired: (honest) => (id) =>
      id === 'GET /accounts/{AccountId}/standing-orders' ? [...honest(id), ['ReadAccountsDetail']] : honest(id),
  },
});
