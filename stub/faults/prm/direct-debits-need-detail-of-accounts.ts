import { fault } from '../fault.ts';

export default fault({
  id: 'direct-debits-need-detail-of-accounts',
  title: 'Wants ReadAccountsDetail as well before it answers GET /accounts/{AccountId}/direct-debits',
  breaks: ['AISP-PRM-016', 'AISP-SEED-016'],
  behaviour: {
    permissionsRequired: (honest) => (id) =>
      id === 'GET /accounts/{AccountId}/direct-debits' ? [...honest(id), ['ReadAccountsDetail']] : honest(id),
  },
});
