import { fault } from '../fault.ts';

export default fault({
  id: 'products-open-to-all',
  title: 'Answers GET /products without ReadProducts',
  breaks: ['AISP-PRM-009'],
  profiles: ['full'],
  behaviour: {
    permissionsRequired: (honest) => (id) => (id === 'GET /products' ? [] : honest(id)),
  },
});
