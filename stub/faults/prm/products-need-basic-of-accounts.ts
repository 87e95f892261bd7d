import { fault } from '../fault.ts';

export default fault({
  id: 'products-need-basic-of-accounts',
  title: 'Wants ReadAccountsBasic as well before it answers GET /products',
  breaks: ['AISP-PRM-021'],
  profiles: ['full'],
  behaviour: {
    permissionsRequired: (honest) => (id) =>
      id === 'GET /products' ? [...honest(id), ['ReadAccountsBasic']] : honest(id),
  },
});
